import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { prerenderElement } from '../../node/prerender/printed-page.ts';
import { tellCount } from '../../support/count.ts';

interface Schema {
  readonly type?: string | readonly string[];
}

interface SchemaFile {
  readonly $defs: Readonly<Record<string, { readonly properties?: Readonly<Record<string, Schema>> }>>;
}

/** Each field that data can have. */
const FIELDS = ['navigation', 'section-nav'].flatMap((file) => {
  const { $defs }: SchemaFile = JSON.parse(readFileSync(`dist/schema/${file}.json`, 'utf8'));
  return Object.values($defs).flatMap(({ properties = {} }) => Object.entries(properties));
});

const INJECTED = 'javascript:alert(1)';

/** By its name, what another script of the page may have put there. */
const POLLUTION = new Map<string, unknown>(
  FIELDS.map(([name, { type = '' }]) => [
    name,
    type.includes('array') ? [{ title: 'Injected', name: 'Injected', url: INJECTED }] : INJECTED,
  ]),
);

const LINK = { title: 'Link', url: '/link' };
const HEADER = {
  logo: { title: 'Vendor' },
  ctas: { primary: LINK },
  action_items: [{ link_type: 'search', title: 'Find' }],
  masthead: { about: LINK },
  navigation: [
    {
      title: 'Products',
      sections: [{ title: 'Section', links: [{ title: 'Without an address' }, LINK], properties: [{ name: 'Name' }] }],
      columns: [{ blocks: [{ type: 'title', title: 'Title' }] }],
    },
    LINK,
  ],
};
const SUBNAV = { title: 'Guide', nav: { sub_nav: [{ title_l10n: 'Install' }, { title_l10n: 'Use', url: '/use' }] } };

/** Each attribute that can lead somewhere, of all that is printed. */
const printedAddresses = () =>
  [
    prerenderElement('site-header', { config: HEADER }),
    prerenderElement('site-header', { config: HEADER, panels: 'bar' }),
    prerenderElement('site-subnav', { config: SUBNAV }),
  ].map(({ template }) => template.match(/ (?:href|src\w*|action)="[^"]*"/g));

describe('robustness: a polluted Object.prototype', () => {
  it('makes no link and leads none elsewhere, whatever name of the data it has', () => {
    const clean = printedAddresses();
    assert.ok(POLLUTION.size > 50);
    assert.ok(clean.every((addresses) => addresses?.length));
    const prototype = Object.prototype as Record<string, unknown>;
    for (const [name, value] of POLLUTION) {
      prototype[name] = value;
      try {
        const printed = printedAddresses();
        delete prototype[name];
        assert.deepEqual(printed, clean, name);
      } finally {
        delete prototype[name];
      }
    }
    tellCount('payloads', 'polluted prototype', POLLUTION.size);
  });
});
