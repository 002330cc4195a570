import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../../demo/build-site.ts';
import { buildNavigation, type Reading } from '../../demo/navigation/build-navigation.ts';
import { ENGLISH, LANGUAGES, type Language, languageOfPath } from '../../demo/site/languages.ts';
import { PRODUCT_LABELS } from '../../demo/site/product-labels.ts';
import { RESULTS_ORIGIN, SITE_ORIGIN, temporaryFolder } from './fixture.ts';
import { LINKED_PATHS } from './linked-paths.ts';

const READINGS: readonly Reading[] = ['products', 'platform'];

/** What §2.2 says of links to other hosts and of pages whose names it leaves open. */
const LINK_PATTERNS: Readonly<Record<string, RegExp>> = {
  'an external partner finder': /^https:\/\/partners\.vendor\.example/,
  'a tutorials page on the search labs site': /^https:\/\/search-labs\.vendor\.example\/tutorials/,
  'the security labs site': /^https:\/\/security-labs\.vendor\.example/,
  'the observability labs site': /^https:\/\/observability-labs\.vendor\.example/,
  'the external forum': /^https:\/\/discuss\.vendor\.example/,
  'the cloud console': /^https:\/\/cloud\.vendor\.example\/login/,
  'its registration page': /^https:\/\/cloud\.vendor\.example\/registration/,
  'a report page': /^\/resources\/[^/]+/,
};

/** The addresses in a configuration: every `url` and image, and every link in a rich paragraph. */
function urlsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (typeof part !== 'string') return urlsIn(part);
    if (key === 'url' || key === 'src' || key === 'src_dark') return [part];
    return [...part.matchAll(/href=["']([^"']*)["']/g)].map(([, href]) => href ?? '');
  });
}

function navigationUrls(reading: Reading, language: Language): readonly string[] {
  return urlsIn(buildNavigation(reading, language, RESULTS_ORIGIN));
}

const englishUrls = READINGS.flatMap((reading) => navigationUrls(reading, ENGLISH));

const site = buildSite({
  sourceDirectory: fileURLToPath(new URL('../../demo', import.meta.url)),
  outputDirectory: temporaryFolder(),
  siteOrigin: SITE_ORIGIN,
  resultsOrigin: RESULTS_ORIGIN,
  navigation: (reading, language) => buildNavigation(reading, language, RESULTS_ORIGIN),
});
const files: ReadonlySet<string> = new Set(globSync('**/*.*', { cwd: site.directory }).map((name) => `/${name}`));

/** Whether the server answers the address, if it is one of this site: itself, or in English instead. */
function isAnswered(url: string): boolean {
  if (!/^\/(?!\/)/.test(url)) return true;
  const path = decodeURI(new URL(url, SITE_ORIGIN).pathname).replace(/(.)\/$/, '$1');
  if (path.startsWith('/site-elements/')) return true;
  const englishPath = path.slice(languageOfPath(path).prefix.length);
  return files.has(path) || site.paths.has(path) || site.paths.has(englishPath);
}

describe('demo: the walk through §2.2', () => {
  it('§2.2: every path is in one reading or the other', () => {
    const missing = LINKED_PATHS.filter((path) => !englishUrls.includes(path));
    assert.deepEqual(missing, []);
  });

  for (const [name, pattern] of Object.entries(LINK_PATTERNS)) {
    it(`§2.2: ${name} is in one reading or the other`, () => {
      assert.ok(englishUrls.some((url) => pattern.test(url)));
    });
  }

  it('§2.2: every link to /contact carries storm', () => {
    for (const reading of READINGS) {
      for (const language of LANGUAGES) {
        const contacts = navigationUrls(reading, language).filter((url) => /^\/contact\b/.test(url));
        assert.ok(contacts.length > 0, reading);
        for (const url of contacts) assert.ok(new URL(url, SITE_ORIGIN).searchParams.get('storm'), url);
      }
    }
  });

  it('§2.2: the Docs link carries the locale segment of its language', () => {
    for (const reading of READINGS) {
      for (const language of LANGUAGES) {
        const urls = navigationUrls(reading, language);
        assert.ok(
          urls.includes(`https://docs.vendor.example/${language.shortCode}/`),
          `${reading} ${language.localeCode}`,
        );
      }
    }
  });

  it('§1: both readings say in every language that the trial lasts 14 days', () => {
    for (const reading of READINGS) {
      for (const language of LANGUAGES) {
        const text = JSON.stringify(buildNavigation(reading, language, RESULTS_ORIGIN));
        assert.match(text, /(?<!\d)14(?!\d)/, `${reading} ${language.localeCode}`);
      }
    }
  });

  it('§2.2: the first reading has its four panels and two links, the second its own', () => {
    const keys = READINGS.map((reading) => {
      const { navigation } = buildNavigation(reading, ENGLISH, RESULTS_ORIGIN) as {
        navigation: readonly { key: string }[];
      };
      return navigation.map(({ key }) => key);
    });
    assert.deepEqual(keys, [
      ['products', 'solutions', 'company', 'resources', 'pricing', 'docs'],
      ['platform', 'solutions', 'customers', 'resources', 'pricing', 'docs'],
    ]);
  });

  it('every link of both readings leads to a page, in every language', () => {
    const broken = READINGS.flatMap((reading) => LANGUAGES.flatMap((language) => navigationUrls(reading, language)));
    assert.deepEqual([...new Set(broken.filter((url) => !isAnswered(url)))], []);
  });
});

describe('demo: links of the pages', () => {
  it('every link within the site leads to a page, a feed or a file', () => {
    const broken = [...files]
      .filter((name) => name.endsWith('.html') && name !== '/states/source-missing.html')
      .flatMap((name) => {
        const html = readFileSync(join(site.directory, name), 'utf8').replace(
          /<script type="application\/json">.*?<\/script>/gs,
          '',
        );
        const urls = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, url]) => url ?? '');
        return urls.filter((url) => !isAnswered(url.replaceAll('&amp;', '&'))).map((url) => `${name}: ${url}`);
      });
    assert.deepEqual(broken, []);
  });

  it('every link within a page leads to a place in it', () => {
    const broken = [...files]
      .filter((name) => name.endsWith('.html'))
      .flatMap((name) => {
        const html = readFileSync(join(site.directory, name), 'utf8');
        const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
        const fragments = [...html.matchAll(/\shref="#([^"]*)"/g)].map(([, id]) => decodeURIComponent(id ?? ''));
        return fragments.filter((id) => !ids.has(id)).map((id) => `${name}: #${id}`);
      });
    assert.deepEqual(broken, []);
  });

  it('every link of the section navigations leads to a page', () => {
    const folder = fileURLToPath(new URL('../../demo/sections', import.meta.url));
    const broken = globSync('*.json', { cwd: folder }).flatMap((name) =>
      urlsIn(JSON.parse(readFileSync(join(folder, name), 'utf8')))
        .filter((url) => !isAnswered(url))
        .map((url) => `${name}: ${url}`),
    );
    assert.deepEqual(broken, []);
  });

  it('has some 60 pages in English and at least 6 in every other language', () => {
    for (const language of LANGUAGES) {
      const count = site.pages.filter((page) => page.language === language).length;
      assert.ok(count >= (language === ENGLISH ? 60 : 6), `${language.name}: ${count}`);
    }
  });

  it('every page that names a section has its navigation in the page’s language', () => {
    const sections = new Set(
      globSync('*.json', { cwd: fileURLToPath(new URL('../../demo/sections', import.meta.url)) }),
    );
    const missing = site.pages.filter(
      ({ section, language }) => section && !sections.has(`${section}.${language.shortCode}.json`),
    );
    assert.deepEqual(
      missing.map(({ path }) => path),
      [],
    );
  });

  it('every documentation page’s product is one that the search can name', () => {
    const products = site.pages.flatMap(({ product }) => product ?? []);
    assert.deepEqual(
      products.filter((product) => !(product in PRODUCT_LABELS)),
      [],
    );
  });
});
