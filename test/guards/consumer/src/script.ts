// What script authors write, as the compiler sees it.
import { allowedUrl, localeByCode } from 'site-elements/core';
import { defineElements } from 'site-elements/define';
import type { SiteHeaderEventMap, SiteSearchEventMap, SiteSubnavEventMap } from 'site-elements/jsx';
import type { SiteHeaderElement } from 'site-elements/site-header';
import type { SiteSearchElement } from 'site-elements/site-search';
import type { SiteSubnavElement } from 'site-elements/site-subnav';

defineElements({ prefix: 'acme' });

export const url: string | undefined = allowedUrl('/docs');
export const locale = localeByCode('de-de');

export function configure(header: SiteHeaderElement, search: SiteSearchElement): void {
  header.siteOrigin = 'https://www.vendor.example';
  header.config = { logo: { title: 'Vendor' } };
  search.minLength = 2;
  // @ts-expect-error: a number of characters.
  search.minLength = 'two';
  search.show();
}

// What the manifest says of an event is what the element's own types say.
export function listen(header: SiteHeaderElement, subnav: SiteSubnavElement, search: SiteSearchElement): void {
  header.addEventListener('ready', (event) => event satisfies SiteHeaderEventMap['ready']);
  header.addEventListener('configerror', (event) => event satisfies SiteHeaderEventMap['configerror']);
  header.addEventListener('panelopen', (event) => event satisfies SiteHeaderEventMap['panelopen']);
  header.addEventListener('panelclose', (event) => event satisfies SiteHeaderEventMap['panelclose']);
  header.addEventListener('menuopen', (event) => event satisfies SiteHeaderEventMap['menuopen']);
  header.addEventListener('menuclose', (event) => event satisfies SiteHeaderEventMap['menuclose']);
  header.addEventListener('navigate', (event) => event satisfies SiteHeaderEventMap['navigate']);
  header.addEventListener('localechange', (event) => event satisfies SiteHeaderEventMap['localechange']);
  header.addEventListener('searchrequest', (event) => event satisfies SiteHeaderEventMap['searchrequest']);
  subnav.addEventListener('panelopen', (event) => event satisfies SiteSubnavEventMap['panelopen']);
  subnav.addEventListener('panelclose', (event) => event satisfies SiteSubnavEventMap['panelclose']);
  subnav.addEventListener('navigate', (event) => event satisfies SiteSubnavEventMap['navigate']);
  search.addEventListener('searchopen', (event) => event satisfies SiteSearchEventMap['searchopen']);
  search.addEventListener('searchclose', (event) => event satisfies SiteSearchEventMap['searchclose']);
  search.addEventListener('query', (event) => event satisfies SiteSearchEventMap['query']);
  search.addEventListener('suggestions', (event) => event satisfies SiteSearchEventMap['suggestions']);
  search.addEventListener('suggestionselect', (event) => event satisfies SiteSearchEventMap['suggestionselect']);
  search.addEventListener('searchsubmit', (event) => event satisfies SiteSearchEventMap['searchsubmit']);
  search.addEventListener('searcherror', (event) => event satisfies SiteSearchEventMap['searcherror']);
}
