import type { LinkContext } from '../../../src/core/links/link-rules.ts';

// Three pages that links stand on.

export const GERMAN: LinkContext = {
  prefix: '/de',
  pageUrl: 'https://www.vendor.example/de/kibana',
  crossOriginHosts: [],
};
export const ENGLISH: LinkContext = { ...GERMAN, prefix: '', pageUrl: 'https://www.vendor.example/kibana' };
export const FROM_DOCS: LinkContext = {
  prefix: '/de',
  pageUrl: 'https://docs.example/start',
  siteOrigin: 'https://www.vendor.example',
  crossOriginHosts: ['docs.example', 'Labs.Example:8080'],
};
