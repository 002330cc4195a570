import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type LinkContext, localeAwareUrl, mastheadUrl } from '../../../src/core/links/link-rules.ts';
import { paragraphUrl } from '../../../src/core/links/paragraph-links.ts';
import { ENGLISH, FROM_DOCS, GERMAN } from './link-contexts.ts';

/** What stays the same on every page. */
const same = (url: string) => [url, url, url] as const;

/** §2.1 as a table: the link, the rule, and where it leads on German, English and docs pages. */
describe('§2.1: a link by its rule', () => {
  const MAIN = 'https://www.vendor.example';
  const cases: readonly (readonly [
    link: string,
    rule: (url: string, context: LinkContext) => string,
    german: string,
    english: string,
    fromDocs: string,
  ])[] = [
    ['/', localeAwareUrl, '/de', '/', `${MAIN}/de`],
    ['/', paragraphUrl, '/de', '/', `${MAIN}/de`],
    ['/', mastheadUrl, `${MAIN}/de`, `${MAIN}/`, `${MAIN}/`],
    ['/pricing/', localeAwareUrl, '/de/pricing/', '/pricing/', `${MAIN}/de/pricing/`],
    ['/pricing/', paragraphUrl, '/de/pricing/', '/pricing/', `${MAIN}/de/pricing/`],
    ['/pricing/', mastheadUrl, `${MAIN}/de/pricing/`, `${MAIN}/pricing/`, `${MAIN}/pricing/`],
    ['/guide', localeAwareUrl, '/de/guide', '/guide', `${MAIN}/de/guide`],
    ['/guide', paragraphUrl, '/guide', '/guide', `${MAIN}/guide`],
    ['/GUIDE?a', paragraphUrl, '/GUIDE?a', '/GUIDE?a', `${MAIN}/GUIDE?a`],
    ['/guide', mastheadUrl, `${MAIN}/de/guide`, `${MAIN}/guide`, `${MAIN}/guide`],
    ['/fr', localeAwareUrl, '/fr', '/fr', `${MAIN}/fr`],
    ['/fr/docs', paragraphUrl, '/fr/docs', '/fr/docs', `${MAIN}/fr/docs`],
    ['/fr#a', mastheadUrl, `${MAIN}/fr#a`, `${MAIN}/fr#a`, `${MAIN}/fr#a`],
    ['/%64e/a', localeAwareUrl, '/de/%64e/a', '/%64e/a', `${MAIN}/de/%64e/a`],
    ['/产品?q=ü#ß', localeAwareUrl, '/de/产品?q=ü#ß', '/产品?q=ü#ß', `${MAIN}/de/产品?q=ü#ß`],
    [`${MAIN}/a`, localeAwareUrl, `${MAIN}/a`, `${MAIN}/a`, `${MAIN}/a`],
    [`${MAIN}/a`, paragraphUrl, `${MAIN}/de/a`, `${MAIN}/a`, `${MAIN}/de/a`],
    [`${MAIN}`, paragraphUrl, `${MAIN}/de`, `${MAIN}/`, `${MAIN}/de`],
    [`${MAIN}/docs/a`, paragraphUrl, `${MAIN}/docs/a`, `${MAIN}/docs/a`, `${MAIN}/docs/a`],
    ['HTTP://WWW.Vendor.Example/a', paragraphUrl, `${MAIN}/de/a`, `${MAIN}/a`, `${MAIN}/de/a`],
    [`${MAIN}:8443/a`, paragraphUrl, `${MAIN}:8443/a`, `${MAIN}:8443/a`, `${MAIN}:8443/a`],
    [`${MAIN}.evil.example/a`, paragraphUrl, ...same(`${MAIN}.evil.example/a`)],
    [`${MAIN}@evil.example/a`, mastheadUrl, ...same(`${MAIN}@evil.example/a`)],
    ['https://docs.example/a', localeAwareUrl, 'https://docs.example/a', 'https://docs.example/a', `${MAIN}/a`],
    ['https://docs.example/a', paragraphUrl, 'https://docs.example/a', 'https://docs.example/a', `${MAIN}/de/a`],
    ['https://docs.example/a', mastheadUrl, 'https://docs.example/a', 'https://docs.example/a', `${MAIN}/a`],
    ['https://docs.example', localeAwareUrl, 'https://docs.example', 'https://docs.example', `${MAIN}/`],
    ['//docs.example:443/a', localeAwareUrl, '//docs.example:443/a', '//docs.example:443/a', `${MAIN}/a`],
    ['https://docs.example:444/a', localeAwareUrl, ...same('https://docs.example:444/a')],
  ];
  for (const [link, rule, ...expected] of cases) {
    it(`${rule.name} of ${link}`, () => {
      assert.deepEqual(
        [GERMAN, ENGLISH, FROM_DOCS].map((context) => rule(link, context)),
        expected,
      );
    });
  }

  for (const link of ['#a', '?a=/de', 'javascript:void(0)', 'mailto:a@vendor.example', 'tel:+49', 'https://[', '']) {
    it(`every rule leaves ${JSON.stringify(link)}`, () => {
      for (const rule of [localeAwareUrl, paragraphUrl, mastheadUrl]) {
        for (const context of [GERMAN, ENGLISH, FROM_DOCS]) assert.equal(rule(link, context), link);
      }
    });
  }
});
