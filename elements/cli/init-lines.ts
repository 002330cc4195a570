import { escapeAttribute } from '../prerender/render-element.ts';
import { HOSTS } from './init-hosts.ts';
import type { InitAnswers } from './init-questions.ts';

/** A navigation to begin with. */
function exampleData({ languages, searchUrl }: InitAnswers) {
  return {
    logo: { title: 'Vendor' },
    masthead: {
      // None means no picker; without the list it offers all the elements know.
      languages: languages.length > 1 ? languages.map(({ name, pickerCode }) => ({ name, code: pickerCode })) : [],
    },
    ...(searchUrl !== '' && { ctas: { search: { title: 'Search', url: searchUrl } } }),
    navigation: [
      {
        title: 'Products',
        key: 'products',
        sections: [
          {
            title: 'Platform',
            url: '/platform',
            links: [{ title: 'First', url: '/platform/first', description: 'What it does in a few words' }],
          },
        ],
      },
      { title: 'Pricing', url: '/pricing' },
    ],
  };
}

function elementsHtml(answers: InitAnswers): string {
  const json = JSON.stringify(exampleData(answers), null, 2).replaceAll('<', '\\u003c');
  const header = `<site-header>
<script type="application/json">
${json}
</script>
<nav><a href="/">Home</a> <a href="/pricing">Pricing</a></nav>
</site-header>`;
  if (answers.searchUrl === '') return header;
  const url = escapeAttribute(answers.searchUrl);
  return `${header}
<site-search search-url="${url}">
<form action="${url}" method="get" role="search"><input name="q" aria-label="Search"></form>
</site-search>`;
}

/** The lines to paste, in the language of the host's templates; they end with a line end. */
export function initLines(answers: InitAnswers): string {
  const tag = (src: string) => `<script src="${src}"></script>`;
  return HOSTS[answers.host].lines({ tag, elements: elementsHtml(answers) });
}

/** What to do with them, for a person. */
export function initSteps({ host, searchUrl }: InitAnswers, source: string): string {
  const { title, folder, place } = HOSTS[host];
  const steps = [
    `Copy what is in node_modules/site-elements/dist/ to ${folder}.`,
    `Put ${source} into ${place}.`,
    ...(searchUrl === '' ? [] : [`${searchUrl} is asked with ?q= and the text, and shows the results.`]),
    'Write your own navigation (elements/site-header.md), and let `npx site-elements validate <address>` read the page.',
  ];
  return `${title}\n${steps.map((step, index) => `${index + 1}. ${step}\n`).join('')}`;
}
