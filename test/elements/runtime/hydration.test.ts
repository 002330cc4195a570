import { expect } from 'chai';
import { renderElement } from '../../../elements/prerender/render-element.ts';
import type { AnyElementDeclaration } from '../../../elements/runtime/declaration.ts';
import { defineElement } from '../../../elements/runtime/define-element.ts';
import { siteHeader } from '../../../elements/site-header.ts';
import { siteSearch } from '../../../elements/site-search.ts';
import { siteSubnav } from '../../../elements/site-subnav.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import sectionNav from '../../fixtures/section-nav.json';
import { atEndOfTest } from '../../support/cleanup.ts';
import { eventually, frame } from '../../support/eventually.ts';
import { mount, shadow } from '../../support/mount.ts';
import { click } from '../../support/pointer.ts';
import { withOwnStyles } from '../../support/prerendered.ts';
import { setViewport } from '../../support/viewport.ts';
import { life, probe } from './probe.tsx';

let prefixCount = 0;

/** A prefix that no test has defined, so that the element is there before its definition. */
function freshPrefix(): string {
  prefixCount += 1;
  return `hydrate${prefixCount}`;
}

/** Puts a pre-rendered element into the page as a parser would, not defined yet. */
async function mountPrerendered(
  declaration: AnyElementDeclaration,
  prefix: string,
  config: unknown,
  attributes: Readonly<Record<string, string>> = {},
) {
  const { template } = renderElement(declaration, { attributes, config, lang: 'en' });
  const tag = `${prefix}-${declaration.name}`;
  const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const { container } = await mount('<p></p>');
  const json = `<script type="application/json">${JSON.stringify(config)}</script>`;
  container.lang = 'en';
  container.setHTMLUnsafe(`<${tag}${names.join('')}>${withOwnStyles(template)}${json}</${tag}>`);
  const element = container.firstElementChild as HTMLElement;
  return { element, root: shadow(element) };
}

const nodesOf = (root: ShadowRoot) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
};

describe('hydration', () => {
  for (const width of [767, 768, 991, 992, 1249, 1250]) {
    for (const [declaration, config] of [
      [siteHeader, navigation],
      [siteSubnav, sectionNav],
    ] as const) {
      it(`keeps every node of the ${declaration.name} at ${width} px, and the height`, async () => {
        await setViewport(width);
        const prefix = freshPrefix();
        const { element, root } = await mountPrerendered(declaration, prefix, config);
        const before = nodesOf(root);
        const { height } = element.getBoundingClientRect();
        defineElement(declaration, prefix);
        await eventually(() => expect(root.querySelector('[data-prerendered], [data-static]')).to.equal(null));
        for (let count = 0; count < 3; count += 1) await frame();
        const after = new Set(nodesOf(root));
        expect(before.filter((node) => !after.has(node)).map((node) => node.nodeName)).to.deep.equal([]);
        expect(element.getBoundingClientRect().height).to.equal(height);
      });
    }
  }

  for (const [declaration, config, attributes] of [
    [siteHeader, navigation, { 'page-url': 'https://www.vendor.example/de/blog', locale: 'de-de' }],
    [siteSubnav, sectionNav, {}],
    [probe, { text: 'child' }, { label: 'Label' }],
  ] as const) {
    it(`keeps every node of a server-rendered ${declaration.name}`, async () => {
      const prefix = freshPrefix();
      const { element, root } = await mountPrerendered(declaration, prefix, config, attributes);
      const before = nodesOf(root);
      expect(before.length).to.be.greaterThan(5);
      let isReady = false;
      element.addEventListener('ready', () => {
        isReady = true;
      });
      defineElement(declaration, prefix);
      await eventually(() => expect(isReady).to.equal(true));
      await frame();
      expect(nodesOf(root)).to.have.length(before.length);
      expect(nodesOf(root).every((node, index) => node === before[index])).to.equal(true);
      expect(root.adoptedStyleSheets).to.have.length(0);
    });
  }

  it('is visible from the first paint, and stays so', async () => {
    const prefix = freshPrefix();
    const { element, root } = await mountPrerendered(siteHeader, prefix, navigation);
    const { height } = element.getBoundingClientRect();
    expect(height).to.be.greaterThan(50);
    defineElement(siteHeader, prefix);
    expect(element.getBoundingClientRect().height).to.equal(height);
    await eventually(() => expect(root.querySelector('[data-prerendered], [data-static]')).to.equal(null));
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  for (const [declaration, config, width, opener, opened] of [
    [siteHeader, navigation, 1280, '[popovertarget="panel--products"]', '#panel--products'],
    [siteHeader, navigation, 1280, '[popovertarget="languages"]', '#languages'],
    [siteHeader, navigation, 375, '[part="hamburger"]', '#menu'],
    [siteSubnav, sectionNav, 1280, '[popovertarget^="entry-"]', '.dropdown:not([hidden])'],
    [siteSubnav, sectionNav, 375, '[popovertarget="links"]', '#links'],
  ] as const) {
    it(`issue «Instant»: what was opened before is taken over without a step: ${declaration.name} ${opened} at ${width} px`, async () => {
      await setViewport(width);
      const prefix = freshPrefix();
      const { root } = await mountPrerendered(declaration, prefix, config);
      document.body.style.margin = '0';
      atEndOfTest(() => document.body.removeAttribute('style'));
      root.querySelector<HTMLElement>(opener)?.click();
      const shown = root.querySelector(':popover-open') as HTMLElement;
      await frame();
      await Promise.all(shown.getAnimations().map(({ finished }) => finished));
      // Without anchors, a list stands at the window's edge until script can place it.
      const isPlaced = CSS.supports('top: anchor(end)') || !opened.startsWith('.dropdown');
      const look = () => {
        const { left, top } = shown.getBoundingClientRect();
        const { opacity } = getComputedStyle(shown);
        const place = isPlaced ? `${Math.round(left)}, ${Math.round(top)}` : '';
        return `${shown.checkVisibility()}, ${opacity}, ${place}, ${shown.getAnimations().length}`;
      };
      const before = look();
      expect(before).to.contain('true, 1');
      const looks = new Set([before]);
      defineElement(declaration, prefix);
      await eventually(async () => {
        await frame();
        looks.add(look());
        expect(root.querySelector('[data-prerendered], [data-static]')).to.equal(null);
      });
      for (let count = 0; count < 5; count += 1) {
        await frame();
        looks.add(look());
      }
      expect([...looks]).to.deep.equal([before]);
    });
  }

  it('r2wc trap: keeps the nodes when attributes change before hydration ends, and applies them then', async () => {
    const prefix = freshPrefix();
    const { element, root } = await mountPrerendered(probe, prefix, { text: 'child' });
    const paragraph = root.querySelector('p');
    defineElement(probe, prefix);
    await Promise.resolve(); // React has been told to hydrate and does so in a later task.
    expect(root.querySelector('[data-prerendered]')).to.equal(null);
    element.setAttribute('label', 'First');
    await Promise.resolve();
    element.setAttribute('label', 'Second');
    await eventually(() => expect(root.querySelector('p')?.dataset.attributes).to.contain('Second'));
    expect(root.querySelector('p')).to.equal(paragraph);
  });

  it('what was typed into the search before its code came, without a loader, stays and is known to it', async () => {
    const prefix = freshPrefix();
    const { root } = await mountPrerendered(siteSearch, prefix, {});
    const input = root.querySelector('input') as HTMLInputElement;
    input.value = 'kib';
    defineElement(siteSearch, prefix);
    await eventually(() => expect(root.querySelector('[part="clear-button"]')).not.to.equal(null));
    expect(input.value).to.equal('kib');
    expect(root.querySelector('input')).to.equal(input);
  });

  it('an element that is removed while it is hydrated is unmounted, without a word', async () => {
    const prefix = freshPrefix();
    const { element, root } = await mountPrerendered(probe, prefix, { text: 'child' }, { label: prefix });
    defineElement(probe, prefix);
    await Promise.resolve(); // React has been told to hydrate and does so in a later task.
    expect(root.querySelector('[data-prerendered]')).to.equal(null);
    element.remove();
    await eventually(() => expect(root.querySelector('p')).to.equal(null));
    expect(life.mounted.has(prefix)).to.equal(false);
  });

  it('reads page facts from the host first, and from the browser afterwards', async () => {
    const prefix = freshPrefix();
    const { root } = await mountPrerendered(
      probe,
      prefix,
      { text: 'child' },
      { 'page-url': 'https://www.vendor.example/' },
    );
    const output = root.querySelector('output');
    expect(output?.dataset.pageUrl).to.equal('https://www.vendor.example/');
    defineElement(probe, prefix);
    await eventually(() => expect(output?.dataset.pageUrl).to.equal(document.URL));
  });

  it('answers clicks after hydration', async () => {
    const prefix = freshPrefix();
    const { root } = await mountPrerendered(probe, prefix, { text: 'child' });
    defineElement(probe, prefix);
    const button = root.querySelector('button') as HTMLButtonElement;
    await eventually(() => expect(root.querySelector('[data-prerendered]')).to.equal(null));
    await click(button);
    await eventually(() => expect(button.textContent).to.equal('1'));
  });
});
