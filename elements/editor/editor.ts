// The editor page: JSON on one side, on the other what visitors see of it, and below what a site pastes.

import { DEFAULT_LOCALE_CODE } from '../../src/core/locale/locales.ts';
import tokensCss from '../../src/styles/tokens.css';
import { designTokens } from '../manifest/design-tokens.ts';
import { fragmentOf, tagText } from './copies.ts';
import { showCopies, wireCopies } from './copy-blocks.ts';
import { DOCUMENTS, type EditedDocument } from './documents.ts';
import { byId, element } from './find.ts';
import { createJsonView } from './json-view.ts';
import { type Parsed, parseDocument } from './parsed-documents.ts';
import { wirePreview } from './preview-frame.ts';
import { showProblems } from './problem-list.ts';
import type { JsonSchema } from './schema.ts';
import { languagesOf } from './site-languages.ts';
import { wireTabs } from './tabs.ts';
import { wireTheme } from './theme-form.ts';
import { type Chosen, editableTokens, themeCss } from './tokens.ts';

/** The published schemas by the names of the documents; the build puts them here. */
declare const SITE_SCHEMAS: Readonly<Record<string, JsonSchema>>;

/** How long nothing is typed before a text is read. */
const PAUSE_MS = 120;

const tokens = editableTokens(designTokens(tokensCss));
const [language, theme, direction] = ['language', 'theme', 'direction'].map((id) => byId(id, HTMLSelectElement)) as [
  HTMLSelectElement,
  HTMLSelectElement,
  HTMLSelectElement,
];
const parsed = new Map<string, Parsed>();
let chosen: Chosen = {};
let current = DOCUMENTS[0] as EditedDocument;

const texts = Object.fromEntries(DOCUMENTS.map(({ name, start }) => [name, start]));
const view = createJsonView(byId('json', HTMLElement), texts, SITE_SCHEMAS, () => {
  clearTimeout(pause);
  pause = setTimeout(read, PAUSE_MS);
});
let pause: ReturnType<typeof setTimeout> | undefined;

const show = wirePreview((told) => {
  if (told.kind === 'language') {
    language.value = told.code;
    update();
  } else if (told.kind === 'followed') byId('followed', HTMLElement).textContent = `Leads to ${told.url}`;
});

/** Reads the document that is edited, and shows what is wrong with it and what it makes. */
function read(): void {
  const document = parseDocument(current, view.textOf(current.name), parsed.get(current.name)?.data);
  parsed.set(current.name, document);
  view.mark(document.problems);
  showProblems(document.problems, view.goTo);
  const { length } = document.problems;
  const count = byId(`${current.name}-count`, HTMLElement);
  count.textContent = length > 0 ? String(length) : '';
  update();
}

/** The languages of the site, the chosen one kept if it is one of them. */
function showLanguages() {
  const languages = languagesOf('header', parsed.get('header')?.data);
  const { value } = language;
  language.replaceChildren(
    ...languages.map(({ code, name }) => element('option', { value: code }, `${name} (${code})`)),
  );
  const kept = [value, DEFAULT_LOCALE_CODE].find((code) => languages.some((one) => one.code === code));
  language.value = kept ?? languages[0]?.code ?? '';
  return languages.find(({ code }) => code === language.value);
}

/** Brings preview and copies up to date. */
function update(): void {
  const locale = showLanguages();
  const options = { locale: language.value, theme: theme.value };
  const css = themeCss(tokens, chosen);
  show({
    kind: 'show',
    data: Object.fromEntries(DOCUMENTS.map(({ name }) => [name, parsed.get(name)?.data])),
    attributes: options,
    lang: locale?.languageTag ?? 'en',
    dir: direction.value === 'rtl' || (direction.value === '' && locale?.direction === 'rtl') ? 'rtl' : 'ltr',
    css,
  });
  const { data, isReadable } = parsed.get(current.name) as Parsed;
  const json = view.textOf(current.name);
  const unreadable = 'Not before the JSON can be read.';
  const fragment = isReadable ? fragmentOf(current, data, options) : { text: '', reason: unreadable };
  showCopies(
    { tag: isReadable ? tagText(current, json, options) : '', json, css, fragment: fragment.text },
    { tag: unreadable, css: 'Nothing differs from the defaults.', fragment: fragment.reason },
  );
}

for (const document of DOCUMENTS) parsed.set(document.name, parseDocument(document, document.start, undefined));
for (const control of [language, theme, direction]) control.addEventListener('change', update);
wireTheme(tokens, (now) => {
  chosen = now;
  update();
});
wireCopies();
wireTabs(byId('tabs', HTMLElement), (tab) => {
  const document = DOCUMENTS.find(({ name }) => tab.id === `${name}-tab`);
  byId('json-panel', HTMLElement).hidden = !document;
  byId('theme-panel', HTMLElement).hidden = Boolean(document);
  if (!document) return;
  clearTimeout(pause);
  if (document !== current) read(); // What was typed last.
  current = document;
  byId('json-panel', HTMLElement).setAttribute('aria-labelledby', tab.id);
  byId('copied-of', HTMLElement).textContent = document.tagName;
  view.show(document.name, document.tagName);
  read();
});
