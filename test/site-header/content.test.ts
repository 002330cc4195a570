import { expect } from 'chai';
import complete from '../core/config/documents/navigation-complete.json';
import navigation from '../fixtures/navigation.en-us.json';
import { controlledBy } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { click } from '../support/pointer.ts';
import { expectReports, mountHeader, mountHeaders } from './header-page.ts';

/** Keys whose values are texts that people read. */
const TEXT_KEYS = /^(?:title|description|name|message|tag|cta|html|paragraph|emojis)$/;

/** Every text of a document that people read, without markup. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return TEXT_KEYS.test(key) ? [value.replace(/<[^>]+>/g, '')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, entry]) => textsOf(entry, Array.isArray(value) ? key : inner));
}

/** Boxes without anything in them; the overlay over the page is meant to be one. */
function emptyBoxes(root: ShadowRoot): string[] {
  const boxes = [...root.querySelectorAll('header :is(nav, section, ul, li, div, p, a, button):not(.overlay)')];
  const isEmpty = (box: Element) => nameOf(box) === '' && !box.querySelector('img, svg, hr');
  return boxes.filter(isEmpty).map(({ outerHTML }) => outerHTML);
}

/** Headers on the page at once. */
const BATCH = 20;

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Object.entries(value);
  return [path, ...entries.flatMap(([key, entry]) => pathsOf(entry, [...path, Array.isArray(value) ? +key : key]))];
}

/** A copy of a document without what stands at a path. */
function without(document: object, path: Path): object {
  const copy = structuredClone(document);
  let parent = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as typeof parent;
  const key = path.at(-1) as string | number;
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return copy;
}

describe('<site-header> content', () => {
  it('§3: every text of a complete configuration appears', async () => {
    const { root } = await mountHeader({ config: complete });
    const labels = [...root.querySelectorAll('[aria-label]')].map(nameOf);
    const shown = [nameOf(root.querySelector('header') as Element), ...labels].join(' ');
    const texts = textsOf({ ...complete, logo: undefined });
    expect(texts.length).to.be.greaterThan(50);
    expect(texts.filter((text) => !shown.includes(text))).to.deep.equal([]);
  });

  it('§3: an open panel shows its sections and its footer, and the links say which is new', async () => {
    const { root } = await mountHeader({ config: complete });
    const trigger = buttonNamed(root, 'Products');
    await click(trigger);
    const panel = controlledBy(trigger);
    await eventually(() => expect(isShown(panel)).to.equal(true));
    const links = [...panel.querySelectorAll('a')];
    expect(links.every(isShown)).to.equal(true);
    expect(links[0]?.getAttribute('href')).to.equal('/products');
    expect(linkNamed(panel, '🚀 🔎Platform New').getAttribute('href')).to.equal('/platform');
    expect(linkNamed(panel, 'See a demo').getAttribute('href')).to.equal('/demo-gallery');
  });

  it('§3: column blocks appear: image, title, paragraph, links, buttons, divider, card', async () => {
    const { root } = await mountHeader({ config: complete });
    const trigger = buttonNamed(root, 'Solutions');
    await click(trigger);
    const panel = controlledBy(trigger);
    await eventually(() => expect(isShown(panel)).to.equal(true));
    await eventually(() => expect(nameOf(panel)).to.include('Three solutions')); // The image is not there; its text is.
    expect(panel.querySelector('p a')?.getAttribute('href')).to.equal('/guide/intro');
    expect(panel.querySelectorAll('hr')).to.have.length(1);
    const names = [...panel.querySelectorAll('a')].map(nameOf);
    expect(names).to.deep.equal(['guide', 'Healthcare', 'All solutions', 'Card', 'Go']);
  });

  it('data.md: what is new says so, also in the links of a column', async () => {
    const links = [{ title: 'Fresh', url: '/fresh', new: true }];
    const config = { navigation: [{ title: 'A', columns: [{ blocks: [{ type: 'sublinks', links }] }] }] };
    const { root } = await mountHeader({ config, attributes: { locale: 'en' } });
    await click(buttonNamed(root, 'A'));
    await eventually(() => linkNamed(root, 'Fresh New'));
  });

  it('§3: a customer spotlight shows three stories', async () => {
    const customers = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name }));
    const config = {
      navigation: [{ title: 'A', sections: [{ title: 'B', style_type: 'Customer spotlight', customers }] }],
    };
    const { root } = await mountHeader({ config });
    expect(nameOf(controlledBy(buttonNamed(root, 'A')))).to.equal('BOneTwoThree');
  });

  it('data.md: a link with target _blank opens a new tab and says so', async () => {
    const { root } = await mountHeader({ config: complete, attributes: { locale: 'en' } });
    const login = linkNamed(root, 'Login (opens in a new tab)');
    expect([login.target, login.rel]).to.deep.equal(['_blank', 'noopener']);
  });

  it('data.md: a logo without an image is its title; with one, the image has no alternative of its own', async () => {
    const plain = await mountHeader({ config: navigation });
    expect(plain.root.querySelector('[part=logo]')?.textContent).to.equal('Vendor');
    plain.element.remove();
    const { root } = await mountHeader({ config: complete });
    const shown = [...(root.querySelectorAll<HTMLImageElement>('[part=logo] img') ?? [])].filter(isShown);
    expect(shown.map((image) => [image.getAttribute('src'), image.alt])).to.deep.equal([['/logo.svg', '']]);
  });

  const paths = pathsOf(complete).filter(({ length }) => length > 0);
  for (let start = 0; start < paths.length; start += BATCH) {
    const batch = paths.slice(start, start + BATCH);
    it(`contract §2: whatever is missing, no empty box stays (from ${batch[0]?.join('/')})`, async () => {
      const configs = batch.map((path) => without(complete, path));
      const headers = await mountHeaders(configs, true);
      const found = headers.flatMap(({ root }, index) =>
        emptyBoxes(root).map((box) => `without ${batch[index]?.join('/')}: ${box}`),
      );
      expect(found).to.deep.equal([]);
      await expectReports(headers);
    });
  }

  for (const [title, config] of [
    ['nothing but a logo', { logo: { title: 'Vendor' } }],
    ['nothing but an announcement', { masthead: { marquee: { message: 'Hello' } } }],
    ['no language', { masthead: { languages: [] }, ctas: navigation.ctas }],
    ['a panel of empty parts', { navigation: [{ title: 'A', url: '/a', columns: [{}, { blocks: [] }] }] }],
    [
      'empty lists',
      {
        navigation: [
          {
            title: 'A',
            sections: [{ title: 'S', links: [], items: [{ links: [] }], calloutA: {}, customers: [], properties: [] }],
            columns: [
              {
                blocks: [
                  { type: 'title', title: 'T' },
                  { type: 'cta_group', ctas: [] },
                  { type: 'card' },
                  { type: 'sublinks', links: [] },
                ],
              },
            ],
            below_columns: [],
            dropdown_footer: {},
          },
        ],
        action_items: [],
      },
    ],
  ] as const) {
    it(`contract §2: ${title} leaves no empty box`, async () => {
      const { root } = await mountHeader({ config });
      expect(emptyBoxes(root)).to.deep.equal([]);
    });
  }

  it('contract §2: the same thing twice is shown twice', async () => {
    const twice = <Value>(value: Value) => [value, value];
    const link = { title: 'Same', url: '/same' };
    const section = {
      title: 'S',
      links: twice(link),
      references: twice(link),
      properties: [...twice({ name: 'P' }), ...twice({ name: 'Q', url: '/q' })],
      customers: twice({ name: 'C' }),
      reports: twice({ title: 'R' }),
      items: twice({ title: 'G', links: twice(link) }),
    };
    const config = {
      masthead: { about: link, partners: link, support: link, languages: twice({ name: 'English', code: 'EN' }) },
      navigation: twice({ title: 'N', key: 'same', sections: twice(section) }),
      action_items: twice({ link_type: 'icon-link-with-dropdown', title: 'D', dropdown: twice(link) }),
    };
    const { root } = await mountHeader({ config });
    expect(root.querySelectorAll('.story')).to.have.length(8);
    expect(root.querySelectorAll('.report')).to.have.length(8);
  });
});
