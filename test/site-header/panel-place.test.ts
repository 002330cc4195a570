import { expect } from 'chai';
import { BREAKPOINT_HAMBURGER_PX, PANEL_COLUMNS_COUNT, PANEL_WIDTHS_PX } from '../../src/constants.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { controlledBy } from '../support/disclosures.ts';
import type { ElementOptions } from '../support/element-page.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed } from '../support/find.ts';
import { setViewport } from '../support/viewport.ts';
import { mountHeader } from './header-page.ts';

const NAMES = { products: 'Products', solutions: 'Solutions', company: 'Why us?', resources: 'Resources' } as const;
type Key = keyof typeof NAMES;
const KEYS = Object.keys(NAMES) as Key[];

/** Panels that hold enough to be cut off, if that could be. */
const LONG = {
  ...navigation,
  navigation: navigation.navigation.map((item) => ({
    ...item,
    ...(item.key === 'resources' && {
      sections: [
        { title: 'Long', links: Array.from({ length: 60 }, (_, id) => ({ title: `Link ${id}`, url: `/${id}` })) },
      ],
    }),
  })),
};

async function openPanel(key: Key, options: Partial<ElementOptions> = {}) {
  const { root, element } = await mountHeader({ config: navigation, ...options });
  const trigger = buttonNamed(root, NAMES[key]);
  trigger.click();
  await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('true'));
  const panel = controlledBy(trigger);
  for (const motion of panel.getAnimations()) motion.finish();
  return { root, element, panel, trigger: trigger.getBoundingClientRect(), box: panel.getBoundingClientRect() };
}

describe('<site-header> place of panels', () => {
  for (const key of KEYS) {
    it(`§2.2: the panel ${key} is ${PANEL_WIDTHS_PX[key]} px wide, has ${PANEL_COLUMNS_COUNT[key]} columns and begins with its trigger`, async () => {
      await setViewport(2000);
      const { panel, trigger, box } = await openPanel(key);
      expect(box.width).to.equal(PANEL_WIDTHS_PX[key]);
      expect(box.left).to.be.closeTo(trigger.left, 1);
      expect(box.top).to.be.closeTo(trigger.bottom, 2);
      const { gridTemplateColumns } = getComputedStyle(panel.querySelector('[data-columns]') as Element);
      expect(gridTemplateColumns.split(' ')).to.have.length(PANEL_COLUMNS_COUNT[key] as number);
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`§2.2: the panel ${key} stays inside the narrowest bar, ${dir}`, async () => {
        await setViewport(BREAKPOINT_HAMBURGER_PX);
        const { box, element } = await openPanel(key, { attributes: { dir } });
        const { left, right } = element.getBoundingClientRect();
        expect(box.left).to.be.at.least(left);
        expect(box.right).to.be.at.most(right);
        expect(box.width).to.be.closeTo(PANEL_WIDTHS_PX[key] as number, 25);
      });
    }
  }

  it('§2.2: right to left, a panel begins with its trigger on the right', async () => {
    await setViewport(2000);
    const { trigger, box } = await openPanel('solutions', { attributes: { dir: 'rtl' } });
    expect(box.right).to.be.closeTo(trigger.right, 1);
  });

  it('§2.2: an open panel stays with its trigger when new data moves that', async () => {
    await setViewport(2000);
    const { element, root, panel } = await openPanel('resources');
    const [products, ...others] = navigation.navigation;
    element.config = { ...navigation, navigation: [{ ...products, title: 'Products and more of them' }, ...others] };
    await eventually(() => buttonNamed(root, 'Products and more of them'));
    const trigger = buttonNamed(root, NAMES.resources);
    await eventually(() =>
      expect(panel.getBoundingClientRect().left).to.be.closeTo(trigger.getBoundingClientRect().left, 1),
    );
  });

  it('§2.2: an open panel stays with its trigger when a font comes that makes the items wider', async () => {
    await setViewport(2000);
    const { root, panel } = await openPanel('company');
    for (const item of root.querySelectorAll<HTMLElement>('.item')) item.style.letterSpacing = '3px';
    await eventually(() => {
      const { left } = buttonNamed(root, NAMES.company).getBoundingClientRect();
      expect(panel.getBoundingClientRect().left).to.be.closeTo(left, 1);
    });
  });

  it('look: the titles of a panel are on a line, a ghost card’s too, and so are those of its footer', async () => {
    await setViewport(1600);
    const [products, ...others] = navigation.navigation;
    const cards = ['Watch it', 'Try it'].map((title) => ({ title, paragraph: 'Now.' }));
    const item = { ...products, dropdown_footer: { title: 'Where to start?', cards } };
    const { panel } = await openPanel('products', { config: { ...navigation, navigation: [item, ...others] } });
    const linesOf = (selector: string) =>
      [...panel.querySelectorAll(selector)].map((title) => {
        const words = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode() as Text; // Without its marks.
        const text = document.createRange();
        text.selectNodeContents(words);
        return Math.round(text.getBoundingClientRect().bottom);
      });
    const sections = linesOf('.panel-grid > * > .section-title');
    expect(sections).to.have.length(products?.sections?.length ?? 0);
    expect(new Set(sections)).to.have.length(1);
    const footer = linesOf('.panel-footer-title, .panel-footer .card-title');
    expect(footer).to.have.length(3);
    expect(new Set(footer)).to.have.length(1);
  });

  it('contract §3: width and column_count of the data win', async () => {
    const [products, ...others] = navigation.navigation;
    const config = { ...navigation, navigation: [{ ...products, width: 700, column_count: 2 }, ...others] };
    const { panel, box } = await openPanel('products', { config });
    expect(box.width).to.equal(700);
    const { gridTemplateColumns } = getComputedStyle(panel.querySelector('[data-columns]') as Element);
    expect(gridTemplateColumns.split(' ')).to.have.length(2);
  });

  it('look: a panel that is higher than the viewport ends in it and scrolls by itself', async () => {
    await setViewport(1280, 600);
    const { panel, box } = await openPanel('resources', { config: LONG });
    expect(box.bottom).to.be.at.most(600);
    expect(panel.scrollHeight).to.be.greaterThan(panel.clientHeight);
    panel.scrollTop = panel.scrollHeight;
    expect(panel.querySelector('a[href="/59"]')?.getBoundingClientRect().bottom).to.be.at.most(600);
  });

  it('P11: nothing on the page moves when a panel opens, and no scrollbar comes', async () => {
    const { root, container } = await mountHeader({ config: navigation, after: '<p>Page</p>' });
    const measure = () => [
      document.documentElement.clientWidth,
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
      container.lastElementChild?.getBoundingClientRect().left,
      container.lastElementChild?.getBoundingClientRect().top,
    ];
    const before = measure();
    expect(document.documentElement.scrollHeight).to.equal(window.innerHeight);
    for (const name of Object.values(NAMES)) {
      buttonNamed(root, name).click();
      await eventually(() => expect(buttonNamed(root, name).getAttribute('aria-expanded')).to.equal('true'));
      expect(measure()).to.deep.equal(before);
    }
    buttonNamed(root, NAMES.resources).click();
    await frame();
    expect(measure()).to.deep.equal(before);
  });

  it('P11: the overlay covers the page, not the header, and takes no press', async () => {
    const { root, element } = await openPanel('solutions');
    const overlay = root.querySelector('.overlay') as Element;
    const { top, left, right, bottom } = overlay.getBoundingClientRect();
    expect([top, left, right, bottom]).to.deep.equal([0, 0, document.documentElement.clientWidth, window.innerHeight]);
    expect(document.elementFromPoint(640, 790)).not.to.equal(element);
  });
});
