import { expect } from 'chai';
import { buildNavigation } from '../../../demo/navigation/build-navigation.ts';
import { LANGUAGES } from '../../../demo/site/languages.ts';
import { barStyles } from '../../../elements/prerender/printed-styles.ts';
import { renderElement } from '../../../elements/prerender/render-element.ts';
import { siteHeader } from '../../../elements/site-header.ts';
import { siteSubnav } from '../../../elements/site-subnav.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import sectionNav from '../../fixtures/section-nav.json';
import { eventually } from '../../support/eventually.ts';
import { mount } from '../../support/mount.ts';
import { setViewport } from '../../support/viewport.ts';
import { header, isAlive, json, kept, openHeld, rootOf, subnav, visit } from './visit.ts';

const TAGS = ['site-header', 'site-subnav'] as const;
const PICTURE = '/demo/images/logo.svg';
const BOTH = header() + subnav();

/** Everything outside of the panels, whose content a bar has not. */
const nodesOf = (root: Element) =>
  [...root.querySelectorAll('*')].filter((node) => !node.parentElement?.closest('.panel, .dropdown'));

describe('contract §2: the second page', () => {
  for (const width of [375, 1280]) {
    it(`${width} px: header and sub-navigation are there before their code, and it takes them over node by node`, async () => {
      await setViewport(width);
      await visit(BOTH, { path: '/elasticsearch' });
      const { frame, goOn } = await openHeld(header('reveal-delay="60000"') + subnav('reveal-delay="60000"'), {
        path: '/kibana',
      });
      const roots = TAGS.map((tag) => rootOf(frame, tag) as HTMLElement);
      const before = roots.map(nodesOf);
      const main = frame.document.querySelector('main') as Element;
      const { top } = main.getBoundingClientRect();
      for (const [index, root] of roots.entries()) {
        expect(before[index]?.length).to.be.greaterThan(20);
        expect(root.getBoundingClientRect().height).to.be.greaterThan(40);
        expect(root.querySelector('[aria-current=page]')).to.equal(null);
        expect(frame.window.customElements.get(TAGS[index] as string)).to.equal(undefined);
      }
      expect(roots[0]?.textContent).to.contain('Products');
      await goOn();
      for (const [index, tag] of TAGS.entries()) {
        await isAlive(frame, tag);
        expect(rootOf(frame, tag)).to.equal(roots[index]);
        expect(before[index]?.filter((node) => !roots[index]?.contains(node))).to.deep.equal([]);
      }
      expect(main.getBoundingClientRect().top).to.equal(top);
      await eventually(() => expect(roots[0]?.querySelector('[aria-current=page]')).not.to.equal(null));
    });
  }

  it('shows again what the page before has shown, and keeps it once', async () => {
    await visit(header());
    const first = kept();
    const { frame, goOn } = await openHeld(header());
    expect(rootOf(frame)?.textContent).to.contain('Products');
    await goOn();
    await isAlive(frame);
    expect(kept()).to.equal(first);
    expect(sessionStorage).to.have.length(1);
  });

  it('`hydrate="intent"`: without a person no code is asked for, and a click opens a panel all the same', async () => {
    await visit(header());
    const { frame, goOn } = await openHeld(header('hydrate="intent"'));
    const trigger = rootOf(frame)?.querySelector<HTMLButtonElement>('[data-trigger=panel--products]');
    const requested = () =>
      frame.window.performance.getEntriesByType('resource').filter(({ name }) => /\/(?:react|header)-/.test(name));
    expect(requested()).to.deep.equal([]);
    trigger?.click();
    expect(rootOf(frame)?.querySelector('#panel--products')?.matches(':popover-open')).to.equal(true);
    await goOn();
    await isAlive(frame);
    expect(trigger?.ariaExpanded).to.equal('true');
  });

  it('other children stand in the slot, and show where the data goes', async () => {
    await visit(header());
    const { frame, goOn } = await openHeld(header());
    const link = frame.document.querySelector('nav a') as HTMLElement;
    expect(link.checkVisibility()).to.equal(false);
    await goOn();
    await isAlive(frame);
    frame.document.querySelector('site-header > script')?.remove();
    await eventually(() => expect(link.checkVisibility()).to.equal(true));
  });
});

describe('a snapshot', () => {
  const demo = LANGUAGES.map(
    (language) =>
      [
        `the demo's data in ${language.shortCode}`,
        siteHeader,
        buildNavigation('products', language, 'https://results.vendor.example'),
        language.prefix,
      ] as const,
  );

  for (const [title, declaration, config, prefix] of [
    ['the header', siteHeader, navigation, ''],
    [
      'a header with pictures',
      siteHeader,
      { ...navigation, logo: { title: 'Vendor', src: PICTURE, src_dark: PICTURE } },
      '',
    ],
    ['the sub-navigation', siteSubnav, sectionNav, '/de'],
    ...demo,
  ] as const) {
    it(`is what a pre-render prints of the bar, node by node, with all its styles, and has less than 40 kB: ${title}`, async () => {
      const tag = `site-${declaration.name}`;
      const body = `<${tag}>${json(config)}</${tag}>`;
      const path = `${prefix}/page`;
      await visit(body, { path });
      expect(new Blob([kept(tag) ?? '']).size).to.be.lessThan(40_000);
      const { frame, goOn } = await openHeld(body, { path });
      const pageUrl = `${location.origin}${prefix}/none`;
      const { template } = renderElement(declaration, {
        attributes: { 'page-url': pageUrl },
        config,
        lang: 'en',
        panels: 'bar',
      });
      const { container } = await mount('<p></p>');
      container.setHTMLUnsafe(`<printed-one>${template}</printed-one>`);
      const printed = container.querySelector('printed-one')?.shadowRoot as ShadowRoot;
      const [own, expected] = [rootOf(frame, tag), printed.querySelector('[data-root]')];
      expect(own?.childNodes.length).to.equal(expected?.childNodes.length);
      for (const [index, child] of [...(own?.childNodes ?? [])].entries()) {
        expect(child.isEqualNode(expected?.childNodes[index] ?? null)).to.equal(true);
      }
      const rulesOf = ({ cssRules }: CSSStyleSheet) => [...cssRules].map(({ cssText }) => cssText);
      const whole = new CSSStyleSheet();
      whole.replaceSync(barStyles(declaration).join(''));
      const { adoptedStyleSheets } = (own as Element).getRootNode() as ShadowRoot;
      expect(adoptedStyleSheets.map(rulesOf)).to.deep.equal([rulesOf(whole)]);
      await goOn();
      await isAlive(frame, tag);
    });
  }
});
