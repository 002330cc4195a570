import { readFileSync } from 'node:fs';
import { headerMarkup, type SearchTarget, searchMarkup, subnavMarkup } from './content-page.ts';
import { escapeHtml } from './html.ts';
import { ENGLISH, LANGUAGES, type Language, pathInLanguage } from './languages.ts';
import type { PageDocument } from './layout.ts';
import { renderMarkdown } from './markdown.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { DemoState, StateBase, StateNavigation } from './states/state.ts';
import { STATES } from './states/states.ts';

/** The page of the second reading of the primary navigation, in one language. Specification §2.2. */
export function secondReadingDocument(navigation: unknown, language: Language, search: SearchTarget): PageDocument {
  const { secondReadingTitle: title, secondReadingText: description } = PAGE_TEXTS[language.shortCode];
  return {
    language,
    path: pathInLanguage('/second-reading', language),
    title,
    description,
    translations: LANGUAGES.map((other) => ({ language: other, path: pathInLanguage('/second-reading', other) })),
    header: headerMarkup(navigation, language),
    search: searchMarkup(search, language),
    mainHtml: introductionHtml(title, description),
  };
}

/** What the server answers where no page is, in one language. */
export function notFoundDocument(navigation: unknown, language: Language, search: SearchTarget): PageDocument {
  const { notFoundTitle: title, notFoundText: description, home } = PAGE_TEXTS[language.shortCode];
  return {
    language,
    path: pathInLanguage('/404', language),
    title,
    description,
    translations: [],
    header: headerMarkup(navigation, language),
    search: searchMarkup(search, language),
    mainHtml: `${introductionHtml(title, description)}
<p><a href="${language.prefix || '/'}">${escapeHtml(home)}</a></p>`,
    isHidden: true,
  };
}

/** The list of all states, at `/states`. */
export function stateListDocument(navigation: unknown, search: SearchTarget): PageDocument {
  const title = 'States worth seeing';
  const description =
    'One page for each: looks, places of the tag, missing and broken data, and pages that get in the way.';
  const items = STATES.map(
    ({ slug, title, note }) => `<li><a href="/states/${slug}">${escapeHtml(title)}</a><p>${escapeHtml(note)}</p></li>`,
  );
  return {
    language: ENGLISH,
    path: '/states',
    title,
    description,
    translations: [{ language: ENGLISH, path: '/states' }],
    header: headerMarkup(navigation, ENGLISH),
    search: searchMarkup(search, ENGLISH),
    mainHtml: `${introductionHtml(title, description)}
<p>With data of your own: <a href="/site-elements/editor/index.html">the editor</a>.</p>
<section class="listing"><ul>
${items.join('\n')}
</ul></section>`,
    isHidden: true,
  };
}

/** What the state pages are made from. */
export interface StateSurroundings {
  readonly navigation: StateNavigation;
  readonly secondReading: StateNavigation;
  readonly navigationUrl: string;
  readonly sectionNav: (section: string) => unknown;
  readonly search: SearchTarget;
}

const LONG_READ = renderMarkdown(readFileSync(new URL('long-read.md', import.meta.url), 'utf8'));

/** The page of one state: the ordinary page, changed as the state says, with a text long enough to scroll. */
export function stateDocument(state: DemoState, surroundings: StateSurroundings): PageDocument {
  const { navigation, secondReading, navigationUrl, sectionNav, search } = surroundings;
  const base: StateBase = {
    navigation,
    secondReading,
    navigationUrl,
    header: headerMarkup(navigation, ENGLISH),
    search: searchMarkup(search, ENGLISH),
    subnav: (section) => subnavMarkup(sectionNav(section), ENGLISH, section),
  };
  const { afterNoteHtml = '', ...changes } = state.page(base);
  return {
    language: ENGLISH,
    path: `/states/${state.slug}`,
    title: state.title,
    description: state.note,
    translations: [],
    header: base.header,
    search: base.search,
    mainHtml: `<article>
${introductionHtml(state.title, state.note)}
${afterNoteHtml}
<p><a href="/states">All states</a></p>
<div class="prose">
${LONG_READ.html}</div>
</article>`,
    isHidden: true,
    ...changes,
    headHtml: `<link rel="stylesheet" href="/styles/states.css">\n${changes.headHtml ?? ''}`,
  };
}

function introductionHtml(title: string, text: string): string {
  return `<header>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(text)}</p>
</header>`;
}
