import { escapeAttribute } from '../prerender/render-element.ts';
import { HOSTS, type Host } from './init-hosts.ts';
import type { InitAnswers } from './init-questions.ts';

/** A navigation to begin with. */
function exampleData({ languages, searchUrl }: InitAnswers) {
  return {
    logo: { title: 'Vendor' },
    ...(languages.length > 1 && { locales: languages }),
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

function elementsHtml(answers: InitAnswers, queryParameter = 'q'): string {
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
<site-search search-url="${url}"${queryParameter === 'q' ? '' : ` query-parameter="${queryParameter}"`}>
<form action="${url}" method="get" role="search"><input name="${queryParameter}" aria-label="Search"></form>
</site-search>`;
}

/** The lines to paste, in the language of the host's templates; they end with a line end. */
export function initLines(answers: InitAnswers): string {
  const tag = (src: string) => `<script src="${src}"></script>`;
  const host: Host = HOSTS[answers.host];
  return host.lines({ tag, elements: elementsHtml(answers, host.queryParameter) });
}

/** What to do with them, for a person. */
export function initSteps({ host, searchUrl }: InitAnswers, source: string): string {
  const { title, folder, place, queryParameter = 'q' }: Host = HOSTS[host];
  const steps = [
    `Copy what is in node_modules/site-elements/dist/ to ${folder}.`,
    `Put ${source} into ${place}.`,
    ...(searchUrl === ''
      ? []
      : [`${searchUrl} is asked with ?${queryParameter}= and the text, and shows the results.`]),
    'Write your own navigation (elements/site-header.md), and let `npx site-elements validate <address>` read the page.',
  ];
  return `${title}\n${steps.map((step, index) => `${index + 1}. ${step}\n`).join('')}`;
}
