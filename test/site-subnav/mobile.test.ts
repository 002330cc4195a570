// Longer than 250 lines: the rows S3, S4 and S7, one after the other.

import { expect } from 'chai';
import { defineElement } from '../../elements/runtime/define-element.ts';
import { siteHeader } from '../../elements/site-header.ts';
import {
  BAR_HEIGHTS_PX,
  BREAKPOINT_SUBNAV_MOBILE_PX,
  SUBNAV_DROPDOWN_MIN_ROWS_COUNT,
  SUBNAV_DROPDOWN_OFFSET_DISMISSED_PX,
  SUBNAV_DROPDOWN_OFFSET_PX,
  SUBNAV_DROPDOWN_ROW_PX,
  SUBNAV_HEIGHT_PX,
} from '../../src/constants.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { stopClock } from '../support/clock.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { setPagePath } from '../support/page-path.ts';
import { click, wheel } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';
import { GUIDE, mountSubnav, partOf, recordDetails, WAYS } from './subnav-page.ts';

defineElement(siteHeader);

const ROWS_PX = SUBNAV_DROPDOWN_MIN_ROWS_COUNT * SUBNAV_DROPDOWN_ROW_PX;
const TALL_PAGE = '<div style="block-size: 3000px"></div>';

/** A phone with the dropdown open. */
async function mountOpen(options: Partial<Parameters<typeof mountSubnav>[0]> = {}, height = 700) {
  await setViewport(375, height);
  const page = await mountSubnav({ config: GUIDE, ...options });
  const toggle = partOf(page.root, 'toggle');
  const links = partOf(page.root, 'links');
  await click(toggle);
  await eventually(() => expect(isShown(links)).to.equal(true));
  return { ...page, toggle, links };
}

describe('<site-subnav> on narrow screens', () => {
  for (const width of [320, 768, BREAKPOINT_SUBNAV_MOBILE_PX, BREAKPOINT_SUBNAV_MOBILE_PX + 1, 1600]) {
    it(`S2, S3: exactly one of list and button is shown at ${width} px, and nothing is wider than the window`, async () => {
      await setViewport(width);
      const { element, root } = await mountSubnav({ config: GUIDE, attributes: { section: 'blog' } });
      const isNarrow = width <= BREAKPOINT_SUBNAV_MOBILE_PX;
      expect(isShown(partOf(root, 'toggle'))).to.equal(isNarrow);
      expect(isShown(partOf(root, 'links'))).to.equal(!isNarrow);
      expect(isShown(partOf(root, 'feed'))).to.equal(true);
      expect(element.offsetHeight).to.equal(SUBNAV_HEIGHT_PX);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
    });
  }

  for (const [way, mountIt] of WAYS) {
    it(`S3: the title's button opens the links, grouped by title, and closes them, ${way}`, async () => {
      await setViewport(375);
      const { element, root } = await mountIt({ config: GUIDE });
      const opened = recordDetails(element, 'menuopen');
      const closed = recordDetails(element, 'menuclose');
      const toggle = buttonNamed(root, 'Documentation');
      expect(toggle.getAttribute('aria-expanded')).to.equal('false');
      expect(toggle.querySelector('[data-icon=chevron]')).not.to.equal(null);
      await click(toggle);
      const links = partOf(root, 'links');
      await eventually(() => expect(isShown(links)).to.equal(true));
      expect(toggle.getAttribute('aria-expanded')).to.equal('true');
      const shown = [...links.querySelectorAll('a, button, span')].filter(isShown).map(nameOf);
      expect(shown).to.deep.equal([
        ...['Documentation', 'Install', 'Linux', 'Windows', 'Kubernetes', 'Collect data', 'Fleet', 'Logstash'],
        ...['Solutions', 'Observability', 'Kibana', 'Coming soon', 'Fold up'],
      ]);
      toggle.focus();
      await press('Enter');
      await eventually(() => expect(isShown(links)).to.equal(false));
      expect([opened, closed]).to.deep.equal([[null], [{ reason: 'click' }]]);
    });
  }

  it('S3: the collapse button closes and returns the focus', async () => {
    const { root, toggle, links } = await mountOpen();
    const collapse = buttonNamed(root, 'Fold up');
    collapse.focus();
    await press('Enter');
    await eventually(() => expect(isShown(links)).to.equal(false));
    expect(activeElementDeep()).to.equal(toggle);
    await press('Enter');
    await eventually(() => expect(isShown(links)).to.equal(true));
    await click(collapse);
    await eventually(() => expect(isShown(links)).to.equal(false));
    expect(activeElementDeep()).to.equal(toggle);
  });

  it('S3: without a title of its own the collapse button has one in the language of the page', async () => {
    const { root, element } = await mountOpen({
      config: { ...GUIDE, nav: { ...GUIDE.nav, collapse_menu: undefined } },
    });
    expect(nameOf(partOf(root, 'collapse'))).to.equal('Collapse');
    element.setAttribute('locale', 'fr');
    await eventually(() => expect(nameOf(partOf(root, 'collapse'))).to.equal('Réduire'));
  });

  it('§2.5: Escape closes and returns the focus', async () => {
    const { element, root, toggle, links } = await mountOpen();
    const closed = recordDetails(element, 'menuclose');
    linkNamed(root, 'Logstash').focus();
    await press('Escape');
    await eventually(() => expect(isShown(links)).to.equal(false));
    expect(activeElementDeep()).to.equal(toggle);
    expect(closed).to.deep.equal([{ reason: 'escape' }]);
  });

  it('§2.5: a press beside it, or focus that leaves, closes and does not pull the focus back', async () => {
    const { container, toggle, links } = await mountOpen({ after: '<button>After</button>' });
    await click({ x: 180, y: 690 });
    await eventually(() => expect(isShown(links)).to.equal(false));
    await click(toggle);
    await eventually(() => expect(isShown(links)).to.equal(true));
    const after = container.lastElementChild as HTMLElement;
    links.querySelector('a')?.focus();
    after.focus();
    await eventually(() => expect(isShown(links)).to.equal(false));
    expect(activeElementDeep()).to.equal(after);
  });

  it('§2.5: Tab goes through title, links in their order, and the collapse button', async () => {
    const { toggle } = await mountOpen();
    toggle.focus();
    const names: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      await press('Tab');
      names.push(nameOf(activeElementDeep() as Element));
    }
    expect(names).to.deep.equal([
      ...['Documentation', 'Install', 'Linux', 'Windows', 'Kubernetes', 'Fleet', 'Logstash', 'Observability'],
      ...['Kibana', 'Fold up'],
    ]);
  });

  it('§2.5: the page behind does not scroll, the links do, and closing gives the page back', async () => {
    const links150 = Array.from({ length: 150 }, (_, index) => ({ title_l10n: `Link ${index}`, url: `/l/${index}` }));
    const config = { title: 'Guide', nav: { sub_nav: links150 } };
    const { root, toggle, links } = await mountOpen({ config, after: TALL_PAGE });
    const row = root.querySelector('.row') as HTMLElement;
    await eventually(async () => {
      await wheel(row, 400);
      expect(row.scrollTop).to.be.greaterThan(0);
    });
    const last = linkNamed(root, 'Link 149');
    last.focus();
    await eventually(() => {
      const box = last.getBoundingClientRect();
      expect(box.bottom).to.be.at.most(partOf(root, 'collapse').getBoundingClientRect().top + 1);
    });
    await wheel({ x: 180, y: 690 }, 400);
    await frame();
    expect(window.scrollY).to.equal(0);
    await press('Escape');
    await eventually(() => expect(isShown(links)).to.equal(false));
    expect(activeElementDeep()).to.equal(toggle);
    await eventually(async () => {
      await wheel({ x: 180, y: 600 }, 400);
      expect(window.scrollY).to.be.greaterThan(0);
    });
    window.scrollTo(0, 0);
  });

  it('S6: the open dropdown begins where the page being read is', async () => {
    setPagePath('/l/100');
    const entries = Array.from({ length: 150 }, (_, index) => ({ title_l10n: `Link ${index}`, url: `/l/${index}` }));
    const { root } = await mountOpen({ config: { title: 'Guide', nav: { sub_nav: entries } } });
    const column = root.querySelector('.row') as HTMLElement;
    await eventually(() => {
      const link = linkNamed(root, 'Link 100').getBoundingClientRect();
      const box = column.getBoundingClientRect();
      expect(link.top >= box.top && link.bottom <= box.bottom).to.equal(true);
    });
    expect(window.scrollY).to.equal(0);
  });

  it('S4: crossing 991 px closes what is open, both ways, and gives the page back', async () => {
    stopClock(); // Or a slow mouse would open by hover what its click then closes.
    const { element, root, links, toggle } = await mountOpen({ after: TALL_PAGE });
    const closed = recordDetails(element, 'menuclose');
    const panelsClosed = recordDetails(element, 'panelclose');
    await setViewport(BREAKPOINT_SUBNAV_MOBILE_PX + 1);
    await eventually(() => expect(closed).to.deep.equal([{ reason: 'layout' }]));
    expect(getComputedStyle(links).display).to.equal('flex');
    expect(isShown(toggle)).to.equal(false);
    await eventually(() => expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible'));
    const trigger = buttonNamed(root, 'Collect data');
    await click(trigger);
    await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('true'));
    await setViewport(BREAKPOINT_SUBNAV_MOBILE_PX);
    await eventually(() => expect(panelsClosed).to.deep.equal([{ key: 'Collect data', reason: 'layout' }]));
    await eventually(() => expect(isShown(links)).to.equal(false));
    expect(toggle.getAttribute('aria-expanded')).to.equal('false');
  });

  it('contract §2: removed while open and inserted again, it is closed, and the page scrolls', async () => {
    const { element, container } = await mountOpen();
    const { parentElement } = element;
    element.remove();
    await eventually(() => expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible'));
    (parentElement ?? container).prepend(element);
    await eventually(() => expect(element.offsetHeight).to.equal(SUBNAV_HEIGHT_PX));
    expect(isShown(partOf(element.shadowRoot as ShadowRoot, 'links'))).to.equal(false);
  });
});

describe('<site-subnav> height of the mobile dropdown', () => {
  const bar = BAR_HEIGHTS_PX.medium;

  it('S7: is the window less twice the bar and 85 px, and follows the window', async () => {
    const { links } = await mountOpen({}, 700);
    expect(links.offsetHeight).to.equal(700 - 2 * bar - SUBNAV_DROPDOWN_OFFSET_PX);
    await setViewport(375, 600);
    await eventually(() => expect(links.offsetHeight).to.equal(600 - 2 * bar - SUBNAV_DROPDOWN_OFFSET_PX));
  });

  it('S7: follows a rotation', async () => {
    const { links } = await mountOpen({}, 780);
    await setViewport(780, 375);
    await eventually(() => expect(links.offsetHeight).to.equal(375 - 2 * bar - SUBNAV_DROPDOWN_OFFSET_PX));
  });

  it('S7: takes 194 px once the announcement is dismissed', async () => {
    const { links } = await mountOpen({}, 700);
    document.body.dispatchEvent(new CustomEvent('announcementdismiss', { bubbles: true, composed: true }));
    await eventually(() => expect(links.offsetHeight).to.equal(700 - 2 * bar - SUBNAV_DROPDOWN_OFFSET_DISMISSED_PX));
  });

  it('S7: knows of a dismissal before it was opened, here or on an earlier page', async () => {
    const expected = 700 - 2 * bar - SUBNAV_DROPDOWN_OFFSET_DISMISSED_PX;
    await setViewport(375, 700);
    const { root } = await mountSubnav({ config: GUIDE });
    document.body.dispatchEvent(new CustomEvent('announcementdismiss', { bubbles: true, composed: true }));
    await click(partOf(root, 'toggle'));
    await eventually(() => expect(partOf(root, 'links').offsetHeight).to.equal(expected));
    await press('Escape');

    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { --site-announcement: dismissed }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    atEndOfTest(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
    const { links } = await mountOpen({}, 700);
    expect(links.offsetHeight).to.equal(expected);
  });

  it('S7: goes by the bar of the page’s header, without its masthead', async () => {
    await setViewport(375, 700);
    const header = document.createElement('site-header') as HTMLElement & { config: unknown };
    header.setAttribute('size', 'small');
    header.setAttribute('reveal-delay', '0');
    header.config = {
      masthead: { marquee: { message: 'News' } },
      navigation: [{ title: 'Pricing', url: '/pricing' }],
    };
    document.body.prepend(header);
    atEndOfTest(() => header.remove());
    await eventually(() => expect(header.offsetHeight).to.be.greaterThan(BAR_HEIGHTS_PX.small));
    const { links } = await mountOpen({}, 700);
    await eventually(() =>
      expect(links.offsetHeight).to.equal(700 - 2 * BAR_HEIGHTS_PX.small - SUBNAV_DROPDOWN_OFFSET_PX),
    );
  });

  it('S7 (a stub of visualViewport stands in for an on-screen keyboard): leaves room for the keyboard', async () => {
    const viewport = window.visualViewport as VisualViewport;
    const { links } = await mountOpen({}, 700);
    const keyboard = 250;
    Object.defineProperty(viewport, 'height', { configurable: true, value: 700 - keyboard });
    atEndOfTest(() => void Reflect.deleteProperty(viewport, 'height'));
    viewport.dispatchEvent(new Event('resize'));
    await eventually(() => expect(links.offsetHeight).to.equal(700 - keyboard - 2 * bar - SUBNAV_DROPDOWN_OFFSET_PX));
  });

  it('S7 (a stub of visualViewport stands in for two fingers): zooming does not change it', async () => {
    const viewport = window.visualViewport as VisualViewport;
    const { links } = await mountOpen({}, 700);
    Object.defineProperty(viewport, 'height', { configurable: true, value: 350 });
    Object.defineProperty(viewport, 'scale', { configurable: true, value: 2 });
    atEndOfTest(() => {
      Reflect.deleteProperty(viewport, 'height');
      Reflect.deleteProperty(viewport, 'scale');
    });
    viewport.dispatchEvent(new Event('resize'));
    await frame();
    expect(links.offsetHeight).to.equal(700 - 2 * bar - SUBNAV_DROPDOWN_OFFSET_PX);
  });

  it('S7: is three rows at least', async () => {
    const { links } = await mountOpen({}, ROWS_PX + SUBNAV_HEIGHT_PX + 40);
    expect(links.offsetHeight).to.equal(ROWS_PX);
  });

  it('S7: is the space below the bar where that is less', async () => {
    const { element, links } = await mountOpen({}, SUBNAV_HEIGHT_PX + 100);
    const space = window.innerHeight - element.getBoundingClientRect().bottom;
    expect(space).to.be.below(ROWS_PX);
    expect(links.offsetHeight).to.equal(space);
  });

  it('S7: a bar at the window’s lower end goes up first', async () => {
    await setViewport(375, 700);
    const { element, root, container } = await mountSubnav({ config: GUIDE, after: TALL_PAGE });
    container.insertAdjacentHTML('afterbegin', '<div style="block-size: 620px"></div>');
    await click(partOf(root, 'toggle'));
    const links = partOf(root, 'links');
    await eventually(() => {
      expect(links.getBoundingClientRect().height).to.equal(700 - 2 * bar - SUBNAV_DROPDOWN_OFFSET_PX);
      expect(links.getBoundingClientRect().bottom).to.be.at.most(700);
      expect(element.getBoundingClientRect().top).to.be.closeTo(0, 1);
    });
    window.scrollTo(0, 0);
  });
});
