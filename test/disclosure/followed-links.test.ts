import { expect } from 'chai';
import { mountHeader, recordDetails } from '../site-header/header-page.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { controlledBy, isOpen, openStill } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed } from '../support/find.ts';
import { recordFollowedLinks } from '../support/followed-links.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { type ClickOptions, click } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';

const links = [
  { title: 'Place', url: '#place' },
  { title: 'Nowhere', url: '#nowhere' },
  { title: 'Other page', url: '/other' },
  { title: 'New tab', url: '/new', target: '_blank' },
];
const config = {
  logo: { title: 'Vendor' },
  navigation: [
    { title: 'Products', key: 'products', sections: [{ title: 'Section', links }] },
    { title: 'More', key: 'more', sections: [{ title: 'Section', links: [{ title: 'Else', url: '/else' }] }] },
  ],
};
const NEW_TAB = 'New tab (opens in a new tab)';
const AFTER = '<p style="block-size: 2000px"></p><h2 id="place">Place</h2><h2 id="heading" tabindex="-1">Heading</h2>';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** A header whose panel is open, and what it tells of closing. */
async function mountOpen() {
  const { href } = location;
  atEndOfTest(() => history.replaceState(history.state, '', href));
  const page = await mountHeader({ config, after: AFTER });
  const trigger = buttonNamed(page.root, 'Products');
  const panel = await openStill(trigger);
  return { ...page, trigger, panel, closed: recordDetails(page.element, 'panelclose') };
}

type OpenPage = Awaited<ReturnType<typeof mountOpen>>;

async function expectClosed({ trigger, closed }: OpenPage): Promise<void> {
  await eventually(() => expect(isOpen(trigger)).to.equal(false));
  expect(closed).to.deep.equal([{ key: 'products', reason: 'navigation' }]);
}

/** Presses Enter on a link. */
async function enter(link: HTMLElement): Promise<void> {
  link.focus();
  await press('Enter');
}

describe('a followed link of <site-header>', () => {
  for (const [what, isFocusable] of [
    ['takes the focus there', true],
    ['leaves the focus to the browser, where the place can have none', false],
  ] as const) {
    it(`contract §3: to a place in the page closes its panel and ${what}`, async () => {
      const page = await mountOpen();
      if (isFocusable) byId('place').tabIndex = -1;
      await enter(linkNamed(page.panel, 'Place'));
      await expectClosed(page);
      await eventually(() => expect(location.hash).to.equal('#place'));
      await eventually(() => expect(activeElementDeep()).to.equal(isFocusable ? byId('place') : document.body));
      expect(byId('place').getBoundingClientRect().top).to.be.within(0, window.innerHeight);
    });
  }

  it('contract §3: to a place that is not there closes its panel, and the focus is on its trigger', async () => {
    const page = await mountOpen();
    await enter(linkNamed(page.panel, 'Nowhere'));
    await expectClosed(page);
    expect(activeElementDeep()).to.equal(page.trigger);
  });

  const routers: readonly (readonly [string, (page: OpenPage) => void])[] = [
    [
      'that cancels `navigate`',
      ({ element }) => element.addEventListener('navigate', (event) => event.preventDefault()),
    ],
    ['that takes the click', ({ container }) => container.addEventListener('click', (event) => event.preventDefault())],
    [
      'that stops the click',
      ({ container }) =>
        container.addEventListener('click', (event) => {
          event.preventDefault();
          event.stopPropagation();
        }),
    ],
  ];
  for (const [how, route] of routers) {
    it(`contract §3: by a router ${how} closes its panel, and the focus is on its trigger`, async () => {
      const page = await mountOpen();
      route(page);
      await enter(linkNamed(page.panel, 'Other page'));
      await expectClosed(page);
      expect(activeElementDeep()).to.equal(page.trigger);
    });
  }

  it('contract §3: by a router leaves open what is opened right after', async () => {
    const page = await mountOpen();
    page.container.addEventListener('click', (event) => event.preventDefault());
    linkNamed(page.panel, 'Other page').click();
    const other = buttonNamed(page.root, 'More');
    other.click();
    await new Promise((resolve) => setTimeout(resolve));
    await eventually(() => expect(isOpen(other)).to.equal(true));
    expect(page.closed.map(({ key }) => key)).to.deep.equal(['products']);
  });

  it('contract §3: by a router that takes the focus along leaves it there', async () => {
    const page = await mountOpen();
    page.element.addEventListener('navigate', (event) => {
      event.preventDefault();
      byId('heading').focus();
    });
    await enter(linkNamed(page.panel, 'Other page'));
    await eventually(() => expect(isOpen(page.trigger)).to.equal(false));
    expect(activeElementDeep()).to.equal(byId('heading'));
  });

  const presses: readonly (readonly [string, string, ClickOptions])[] = [
    ['by a press on a link that opens one', NEW_TAB, {}],
    ['by a press with Control', 'Other page', { modifiers: ['Control'] }],
    ['by the middle button (WebKit: its events)', 'Other page', { button: 'middle' }],
  ];
  for (const [how, name, options] of presses) {
    it(`contract §3: into a new tab, ${how}, closes its panel`, async () => {
      const followed = recordFollowedLinks();
      const page = await mountOpen();
      await click(linkNamed(page.panel, name), options);
      await expectClosed(page);
      expect(followed).to.have.length(1);
    });
  }

  for (const [chord, name] of [
    ['Enter', NEW_TAB],
    ['Control+Enter', 'Other page'],
  ] as const) {
    it(`contract §3: into a new tab by ${chord} leaves its panel open, and the focus where it is`, async () => {
      const followed = recordFollowedLinks();
      const page = await mountOpen();
      const link = linkNamed(page.panel, name);
      link.focus();
      await press(chord);
      await eventually(() => expect(followed).to.have.length(1));
      await press('Shift+Tab'); // What comes after the key has come, too.
      expect(isOpen(page.trigger)).to.equal(true);
      expect(page.closed).to.deep.equal([]);
    });
  }

  it('contract §3: a language that is chosen without a load closes the list, and the focus is on its button', async () => {
    const { element, root } = await mountHeader({ config, attributes: { locale: 'en' } });
    const closed = recordDetails(element, 'panelclose');
    recordDetails(element, 'localechange', true);
    const trigger = buttonNamed(root, 'Language: English, EN');
    const list = await openStill(trigger);
    await enter(list.querySelector('a') as HTMLElement);
    await eventually(() => expect(isOpen(trigger)).to.equal(false));
    expect(closed).to.deep.equal([{ key: 'languages', reason: 'navigation' }]);
    expect(activeElementDeep()).to.equal(trigger);
  });

  for (const [where, name] of [
    ['a place', 'Place'],
    ['what a router shows', 'Other page'],
  ] as const) {
    it(`contract §3: to ${where} closes the mobile menu and what is open in it`, async () => {
      await setViewport(375);
      const page = await mountHeader({ config, after: AFTER });
      const { href } = location;
      atEndOfTest(() => history.replaceState(history.state, '', href));
      if (name === 'Other page') page.element.addEventListener('navigate', (event) => event.preventDefault());
      byId('place').tabIndex = -1;
      const closed = recordDetails(page.element, 'panelclose');
      const menuClosed = recordDetails(page.element, 'menuclose');
      const hamburger = buttonNamed(page.root, 'Menu');
      await openStill(hamburger);
      for (const item of ['Products', 'More']) await openStill(buttonNamed(page.root, item));
      await enter(linkNamed(page.root, name));
      await eventually(() => {
        expect(hamburger.getAttribute('aria-expanded')).to.equal('false');
        expect(isShown(controlledBy(hamburger))).to.equal(false);
      });
      expect(menuClosed).to.deep.equal([{ reason: 'navigation' }]);
      expect(closed).to.deep.equal(['products', 'more'].map((key) => ({ key, reason: 'navigation' })));
      await eventually(() => expect(activeElementDeep()).to.equal(name === 'Place' ? byId('place') : hamburger));
    });
  }
});
