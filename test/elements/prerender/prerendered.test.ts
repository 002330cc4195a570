import { expect } from 'chai';
import { type PrerenderOptions, prerender } from '../../../elements/entries/prerender.ts';
import { defineElement } from '../../../elements/runtime/define-element.ts';
import { siteHeader } from '../../../elements/site-header.ts';
import { siteSearch } from '../../../elements/site-search.ts';
import { siteSubnav } from '../../../elements/site-subnav.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import sectionNav from '../../fixtures/section-nav.json';
import { eventually } from '../../support/eventually.ts';
import { buttonNamed, isShown, linkNamed } from '../../support/find.ts';
import { mount, shadow } from '../../support/mount.ts';
import { click } from '../../support/pointer.ts';
import { withOwnStyles } from '../../support/prerendered.ts';
import { setViewport } from '../../support/viewport.ts';

let prefixCount = 0;

interface Printed {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** Defines the element and waits until it is ready. */
  readonly hydrate: () => Promise<void>;
}

/** Puts a printed element into the page as a parser would, with a prefix that nothing has defined yet. */
async function mountPrinted(
  declaration: typeof siteHeader | typeof siteSubnav | typeof siteSearch,
  content: string,
  options: PrerenderOptions = {},
): Promise<Printed> {
  prefixCount += 1;
  const prefix = `printed${prefixCount}`;
  const tag = `${prefix}-${declaration.name}`;
  const { container } = await mount('<p></p>');
  container.lang = 'en';
  const { html, problems } = await prerender(`<div lang="en"><${tag}>${content}</${tag}></div>`, {
    ...options,
    prefix,
  });
  expect(problems).to.deep.equal([]);
  container.setHTMLUnsafe(withOwnStyles(html));
  const element = container.querySelector(tag) as HTMLElement;
  let isReady = false;
  element.addEventListener('ready', () => {
    isReady = true;
  });
  const hydrate = async () => {
    defineElement(declaration, prefix);
    await eventually(() => expect(isReady).to.equal(true));
  };
  return { element, root: shadow(element), hydrate };
}

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const hrefsOf = (root: ShadowRoot) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('a printed page that comes to life', () => {
  it('has the states that only a script keeps true, and no popover, from then on', async () => {
    const { root, hydrate } = await mountPrinted(siteHeader, json(navigation));
    expect(root.querySelectorAll('[aria-expanded]')).to.have.length(0);
    expect(root.querySelectorAll('[popover]').length).to.be.greaterThan(3);
    await hydrate();
    expect(root.querySelectorAll('button[aria-expanded=false]').length).to.be.greaterThan(3);
    expect(root.querySelectorAll('[popover], [popovertarget], [data-static]')).to.have.length(0);
  });

  it('an opened panel stays open where it is, with the focus inside', async () => {
    const { element, root, hydrate } = await mountPrinted(siteHeader, json(navigation));
    const opened: string[] = [];
    element.addEventListener('panelopen', (event) => opened.push((event as CustomEvent).detail.key));
    const trigger = buttonNamed(root, 'Products');
    await click(trigger);
    const panel = root.getElementById(trigger.getAttribute('popovertarget') ?? '') as HTMLElement;
    await eventually(() => expect(isShown(panel)).to.equal(true));
    const link = panel.querySelector('a') as HTMLAnchorElement;
    link.focus();
    const { top, width } = panel.getBoundingClientRect();
    await hydrate();
    expect(isShown(panel)).to.equal(true);
    expect(trigger.ariaExpanded).to.equal('true');
    expect(root.activeElement).to.equal(link);
    expect(opened).to.have.length(1);
    expect(panel.getBoundingClientRect().top).to.be.closeTo(top, 2);
    expect(panel.getBoundingClientRect().width).to.be.closeTo(width, 1);
  });

  it('an opened menu stays open at 375 px', async () => {
    await setViewport(375);
    const { root, hydrate } = await mountPrinted(siteHeader, json(navigation));
    await click(buttonNamed(root, 'Menu'));
    const menu = root.getElementById('menu') as HTMLElement;
    await eventually(() => expect(isShown(menu)).to.equal(true));
    await hydrate();
    expect(isShown(menu)).to.equal(true);
    expect(root.querySelector('[part=hamburger]')?.ariaExpanded).to.equal('true');
  });

  it('opened level-4 links stay open', async () => {
    const { root, hydrate } = await mountPrinted(siteSubnav, json(sectionNav));
    const [trigger] = [...root.querySelectorAll<HTMLButtonElement>('button[popovertarget]')].filter(isShown);
    if (!trigger) throw new Error('There are no level-4 links.');
    await click(trigger);
    const list = root.getElementById(trigger.getAttribute('popovertarget') ?? '') as HTMLElement;
    await eventually(() => expect(isShown(list)).to.equal(true));
    await hydrate();
    expect(isShown(list)).to.equal(true);
    expect(trigger.ariaExpanded).to.equal('true');
  });

  it('a bar that was printed alone gets its panels and their styles, and keeps its own nodes', async () => {
    const full = await mountPrinted(siteHeader, json(navigation));
    const { root, hydrate } = await mountPrinted(siteHeader, json(navigation), { panels: 'bar' });
    const kept = [...root.querySelectorAll('[part=bar], [part=logo], [part~=trigger], [part=panel], [part=hamburger]')];
    expect(hrefsOf(root).length).to.be.lessThan(hrefsOf(full.root).length);
    await full.hydrate();
    await hydrate();
    expect(hrefsOf(root)).to.deep.equal(hrefsOf(full.root));
    expect(kept.every((node) => node.isConnected)).to.equal(true);
    await click(buttonNamed(root, 'Products'));
    await eventually(() => expect(isShown(linkNamed(root, 'See a demo'))).to.equal(true));
  });

  it('a printed search shows no form where scripts run, and opens as ever', async () => {
    const form = '<form action="/find"><input name="q" aria-label="Search"></form>';
    const { element, root } = await mountPrinted(siteSearch, form);
    expect(isShown(element.querySelector('form') as Element)).to.equal(false);
    // Not by `hydrate`: a search is never `ready`, since it has nothing to show.
    defineElement(siteSearch, element.localName.replace(/-search$/, ''));
    await eventually(() => expect(root.querySelector('dialog')).not.to.equal(null));
    (element as HTMLElement & { show(): void }).show();
    await eventually(() => expect(root.querySelector('dialog')?.open).to.equal(true));
    expect(getComputedStyle(root.querySelector('dialog') as Element).position).to.equal('fixed');
    (element as HTMLElement & { close(): void }).close();
  });
});
