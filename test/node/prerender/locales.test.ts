import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prerenderElement } from './printed-page.ts';

interface Page {
  readonly config?: object;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly lang?: string;
}

const NAVIGATION = { logo: { title: 'Vendor' }, navigation: [{ title: 'Pricing', url: '/pricing' }] };

/** Language, home page, link and picker of a header. */
function header({ config, attributes, path = '/start', lang }: Page) {
  const { template, problems } = prerenderElement('site-header', {
    config: { ...NAVIGATION, ...config },
    attributes: { 'page-url': `https://www.vendor.example${path}`, ...attributes },
    lang,
  });
  const markup = template.replace(/<style>[\s\S]*?<\/style>/g, '');
  const [, tag] = /<header[^>]* lang="([^"]+)"/.exec(template) ?? [];
  const hrefs = [...template.matchAll(/ href="([^"#]+)"/g)].map(([, href]) => href);
  const picker = [...template.matchAll(/hrefLang="([^"]+)"/gi)].map(([, code]) => code);
  return { tag, hrefs: hrefs.slice(0, 2), pickerCount: picker.length, template: markup, problems };
}

const summary = (page: Page) => {
  const { tag, hrefs, pickerCount, problems } = header(page);
  assert.deepEqual(problems, []);
  return [tag, ...hrefs, pickerCount];
};

describe('the languages of a site', () => {
  it('contract §2: one, that of `lang`, where nothing names others', () => {
    assert.deepEqual(summary({ lang: 'de' }), ['de-DE', '/', '/pricing', 0]);
    assert.deepEqual(summary({ lang: 'en' }), ['en-US', '/', '/pricing', 0]);
    assert.deepEqual(summary({ path: '/design/', lang: 'ja' }), ['ja-JP', '/', '/pricing', 0]);
    assert.deepEqual(summary({}), ['en-US', '/', '/pricing', 0]);
    assert.deepEqual(summary({ config: { locale: 'xx' } }), ['en-US', '/', '/pricing', 0]);
  });

  it('§2.1: the eight under their prefixes, by the attribute, and where the data names one', () => {
    assert.deepEqual(summary({ path: '/de/start' }), ['de-DE', '/de', '/de/pricing', 8]);
    assert.deepEqual(summary({ attributes: { locale: 'de' } }), ['de-DE', '/de', '/de/pricing', 8]);
    assert.deepEqual(summary({ config: { locale: 'fr-fr' }, lang: 'de' }), ['de-DE', '/de', '/de/pricing', 8]);
    const languages = [
      { name: 'Deutsch', code: 'DE' },
      { name: 'English', code: 'en-us' },
    ];
    assert.deepEqual(summary({ config: { masthead: { languages } } }), ['en-US', '/', '/pricing', 2]);
  });

  it('data.md: those of the data, wherever the page stands', () => {
    const locales = [{ code: 'de', prefix: '/de' }, { code: 'pl' }, { code: 'he', prefix: '/il', direction: 'rtl' }];
    const texts = ({ problems }: ReturnType<typeof header>) =>
      problems.map(({ pointer, received }) => pointer + received);
    assert.deepEqual(summary({ config: { locales }, path: '/de/start' }), ['de-DE', '/de', '/de/pricing', 3]);
    const polish = header({ config: { locales } });
    assert.deepEqual([polish.tag, ...polish.hrefs, polish.pickerCount], ['pl', '/', '/pricing', 3]);
    assert.deepEqual(texts(polish), ['/localeswithout texts of "pl"']);
    const hebrew = header({ config: { locales }, attributes: { locale: 'he-IL' } });
    assert.deepEqual([hebrew.tag, ...hebrew.hrefs], ['he', '/il', '/il/pricing']);
    assert.match(hebrew.template, /<header[^>]* dir="rtl"/);
  });

  it('data.md: one language of the data has neither prefix nor picker', () => {
    const locales = [{ code: 'de-at' }];
    assert.deepEqual(summary({ config: { locales }, path: '/de/start', lang: 'en' }), ['de-AT', '/', '/pricing', 0]);
  });

  it('data.md: texts of the site win; those that are missing are English, which is said', () => {
    const [menu, more] = ['Menu strony', 'Więcej'];
    const print = (code: string, header_: object) =>
      header({ config: { locales: [{ code, texts: { header: header_, search: { submit: 1, own: [] } } }] } });
    const german = print('de', { menu });
    assert.deepEqual(german.problems, []);
    assert.match(german.template, /aria-label="Menu strony"/);
    assert.match(german.template, /Vendor – Startseite/);
    const polish = print('pl', { menu, more });
    assert.match(polish.template, /aria-label="Menu strony"/);
    assert.match(polish.template, /<nav[^>]* aria-label="Main"/);
    const [problem, ...others] = polish.problems;
    assert.deepEqual(others, []);
    assert.match(problem?.expected ?? '', /^skipToContent, mainNavigation, .*, opensInNewTab in texts\.header$/);
    assert.doesNotMatch(problem?.expected ?? '', /\bmenu|more/);
    assert.equal(problem?.consequence, 'They are in English.');
  });

  it('contract §2: bad languages are left out, and said', () => {
    const locales = [{ code: 'd' }, { code: 'de', prefix: 'https://a.example/de' }, { name: 'Polski' }];
    const { tag, hrefs, problems } = header({ config: { locales } });
    assert.deepEqual([tag, ...hrefs], ['de-DE', '/', '/pricing']);
    assert.deepEqual(
      problems.map(({ pointer, expected }) => [pointer, expected]),
      [
        ['/locales/0/code', 'a language tag such as "de-ch"'],
        ['/locales/1/prefix', 'a path such as "/de"'],
        ['/locales/2/code', 'text'],
      ],
    );
  });
});
