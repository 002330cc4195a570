// The page in the frame: the three elements on a page as sites have it. It is a script of its own with the elements in
// it, because from disk (`file:`) browsers load no modules, and its frame shares nothing with the page but messages.
import { defineElements } from '../entries/define.ts';
import type { SiteHeaderElement, SiteSearchElement, SiteSubnavElement } from '../manifest/element-types.ts';
import { DOCUMENTS } from './documents.ts';
import type { Shown, Told } from './messages.ts';

const SUGGESTIONS = ['Getting started', 'Get started with search', 'Install on Linux', 'Install on Windows', 'Pricing'];

const elements = DOCUMENTS.map(({ tagName, name }) => ({
  name,
  element: document.querySelector(tagName) as SiteHeaderElement | SiteSubnavElement | SiteSearchElement,
}));
const search = document.querySelector('site-search') as SiteSearchElement;
const theme = new CSSStyleSheet();
const tell = (told: Told) => parent.postMessage(told, '*'); // From disk there is no origin to name.

function show({ data, attributes, lang, dir, css }: Shown): void {
  Object.assign(document.documentElement, { lang, dir });
  document.documentElement.dataset.theme = attributes.theme;
  theme.replaceSync(css);
  for (const { name, element } of elements) {
    // These two by name, whoever sends a message: others could hold script.
    element.setAttribute('locale', attributes.locale);
    element.setAttribute('theme', attributes.theme);
    element.config = data[name] ?? null;
  }
}

document.adoptedStyleSheets.push(theme);
search.suggestionProvider = {
  async suggest(query) {
    const words = query.toLowerCase().split(/\s+/);
    return SUGGESTIONS.filter((title) => words.every((word) => title.toLowerCase().includes(word))).map((title) => ({
      title,
      url: `/${title.toLowerCase().replaceAll(' ', '-')}`,
    }));
  },
};
defineElements();

// Nobody is at these addresses, so each way out is only told.
for (const name of ['navigate', 'suggestionselect', 'searchsubmit']) {
  document.addEventListener(name, (event) => {
    event.preventDefault();
    tell({ kind: 'followed', url: (event as CustomEvent<{ url: string }>).detail.url });
  });
}
for (const name of ['suggestionselect', 'searchsubmit']) document.addEventListener(name, () => search.close());
document.addEventListener('localechange', (event) => {
  event.preventDefault();
  tell({ kind: 'language', code: (event as CustomEvent<{ locale: string }>).detail.locale });
});
document.addEventListener('ready', () => tell({ kind: 'shown' }));
document.querySelector('#open-search')?.addEventListener('click', () => search.show());
const isFromDisk = location.protocol === 'file:'; // There no origin can be compared.
addEventListener('message', ({ source, origin, data }: MessageEvent<Shown>) => {
  const isOurs = source === parent && (isFromDisk || origin === location.origin);
  if (isOurs && data?.kind === 'show') show(data);
});
tell({ kind: 'ready' });
