import { expect } from 'chai';
import navigation from '../../fixtures/navigation.en-us.json';
import sectionNav from '../../fixtures/section-nav.json';
import { expectWarning } from '../../support/console.ts';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { isShown } from '../../support/find.ts';
import { openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { moveTo } from '../../support/pointer.ts';
import { setViewport } from '../../support/viewport.ts';

const child = (json: unknown) => `<script type="application/json">${JSON.stringify(json)}</script>`;

/** A page that shows its elements, with what comes after that held back. */
async function openPage() {
  const code = await holdCode('after-render');
  const frame = await openFrame(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><script src="${code.src}"></script></head>` +
      `<body style="margin: 0"><site-header>${child(navigation)}</site-header><site-subnav>${child(sectionNav)}</site-subnav><main>Text<!--pause--></main></body></html>`,
  ); // Paused: a page's load waits for code that was asked for before it, in some engines.
  const find = (tag: string, selector: string) =>
    frame.document.querySelector(tag)?.shadowRoot?.querySelector(selector) as HTMLElement;
  await eventually(() => {
    for (const tag of ['site-header', 'site-subnav']) {
      expect(find(tag, '[data-root]')?.hidden).to.equal(false);
      expect(find(tag, '[part~=links], .bar')).to.be.ok;
    }
  });
  const release = async (status?: number) => {
    await Promise.all([frame.resume(), code.release(status)]);
  };
  return { frame, code, release, find };
}

/** Gives the focus to an element of a framed page. */
function frameFocus(element: HTMLElement): void {
  element.focus();
  expect((element.getRootNode() as ShadowRoot).activeElement).to.equal(element);
}

/** Presses a key on an element. @returns whether the page has been kept from answering it. */
function pressOn(element: HTMLElement, key: string): boolean {
  const { KeyboardEvent } = element.ownerDocument.defaultView as typeof window & Window;
  return !element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
}

/** What opens what, by a CSS property that only the styles of what is open give it. */
const OPENERS = [
  [1280, 'site-header', '[aria-controls="panel--products"]', '#panel--products', 'position', 'fixed'],
  [1280, 'site-header', '[aria-controls="languages"]', '#languages', 'position', 'fixed'],
  [1280, 'site-subnav', '[aria-controls^="entry-"]', '[part~=dropdown]', 'position', 'fixed'],
  [375, 'site-header', '[part=hamburger]', '[part=menu]', 'position', 'fixed'],
  [375, 'site-subnav', '[part~=toggle]', '[part=links]', 'position', 'fixed'],
] as const;

describe('the stage after the first render', () => {
  for (const [width, tag, opener, opened, property, value] of OPENERS) {
    it(`issue «Instant»: opens what was clicked before it came: ${tag} ${opened} at ${width} px`, async () => {
      await setViewport(width);
      const { release, find } = await openPage();
      find(tag, opener).click();
      for (let count = 0; count < 3; count += 1) await nextFrame();
      expect(find(tag, opener).getAttribute('aria-expanded')).to.equal('false');
      expect(isShown(find(tag, opened))).to.equal(false);
      await release();
      await eventually(() => expect(find(tag, opener).getAttribute('aria-expanded')).to.equal('true'));
      await eventually(() => expect(isShown(find(tag, opened))).to.equal(true));
      expect(getComputedStyle(find(tag, opened)).getPropertyValue(property)).to.equal(value);
    });
  }

  it('issue «Instant»: the panel that was clicked is filled first, the others when the page has loaded', async () => {
    await setViewport(1280);
    const { frame, code, find } = await openPage();
    find('site-header', '[aria-controls="panel--solutions"]').click();
    await code.release();
    await eventually(() => expect(isShown(find('site-header', '#panel--solutions a'))).to.equal(true));
    expect(find('site-header', '#panel--products').childElementCount).to.equal(0);
    await frame.resume();
    await eventually(() => expect(find('site-header', '#panel--products a')).to.be.ok);
  });

  it('issue «Instant»: what was clicked is painted before the header follows the page', async () => {
    await setViewport(1280);
    const { frame, release, find } = await openPage();
    const paintsBefore: Record<string, number> = {};
    const attributeFilter = ['aria-expanded', 'data-scroll-visibility'];
    let paintCount = 0;
    const countPaints = () => {
      if (Object.keys(paintsBefore).length === attributeFilter.length) return;
      frame.window.setTimeout(() => {
        paintCount += 1;
      });
      frame.window.requestAnimationFrame(countPaints);
    };
    countPaints();
    const noted = new MutationObserver((records) => {
      for (const { attributeName } of records) paintsBefore[attributeName as string] ??= paintCount;
    });
    noted.observe(find('site-header', 'header'), { attributeFilter, subtree: true });
    find('site-header', '[aria-controls="panel--products"]').click();
    await release();
    await eventually(() => expect(Object.keys(paintsBefore)).to.deep.equal(attributeFilter));
    const [opened = 0, followed = 0] = Object.values(paintsBefore);
    expect(followed).to.be.above(opened);
  });

  it('issue «Instant»: an impatient second click leaves open what the first asked for', async () => {
    const { release, find } = await openPage();
    const events: string[] = [];
    const { host } = find('site-header', '.bar').getRootNode() as ShadowRoot;
    for (const type of ['panelopen', 'panelclose']) host.addEventListener(type, () => events.push(type));
    const trigger = find('site-header', '[aria-controls="panel--products"]');
    trigger.click();
    await nextFrame();
    trigger.click();
    await release();
    await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('true'));
    await nextFrame();
    expect(events).to.deep.equal(['panelopen']);
  });

  it('issue «Instant»: arrow keys that came before it lead where they would have led', async () => {
    await setViewport(1280);
    const { release, find } = await openPage();
    const trigger = find('site-header', '[aria-controls="panel--products"]');
    frameFocus(trigger);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown'])
      expect(pressOn(trigger, key)).to.equal(true);
    expect(pressOn(trigger, 'ArrowUp')).to.equal(false); // Scrolls the page, as it does later.
    await release();
    await eventually(() => {
      expect(find('site-header', '[aria-controls="panel--solutions"]').getAttribute('aria-expanded')).to.equal('true');
      const { activeElement } = trigger.getRootNode() as ShadowRoot;
      expect(find('site-header', '#panel--solutions').contains(activeElement)).to.equal(true);
    });
  });

  it('issue «Instant»: where the mouse came to rest before it, opens', async () => {
    await setViewport(1280);
    const { release, find } = await openPage();
    const trigger = find('site-header', '[aria-controls="panel--products"]');
    await moveTo(trigger);
    await eventually(() => expect(trigger.matches(':hover')).to.equal(true));
    await release();
    await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('true'));
  });

  it('contract §2: comes by itself, without a person', async () => {
    const { release, find } = await openPage();
    expect(find('site-header', '.panel-inner')).not.to.be.ok;
    await release();
    await eventually(() => expect(find('site-header', '.panel-inner')).to.be.ok);
  });

  for (const [width, tag, opener, opened] of OPENERS) {
    it(`contract §2: where it cannot be loaded, what is clicked stays closed: ${tag} ${opened} at ${width} px`, async () => {
      await setViewport(width);
      const { release, find } = await openPage();
      find(tag, opener).click();
      await release(503);
      // That of the header, and that of the sub-navigation.
      for (let count = 0; count < 2; count += 1) {
        await expectWarning(/^site-elements goes on without a part/);
      }
      await eventually(() => expect(find(tag, opener).ariaExpanded).to.equal('false'));
      expect(isShown(find(tag, opened))).to.equal(false); // It would be empty, or lie anywhere.
      expect(getComputedStyle(find(tag, opener).ownerDocument.documentElement).overflowY).to.equal('visible');
    });
  }

  it('look: it changes nothing that can be seen', async () => {
    const { release, find } = await openPage();
    const overlays = ['site-header', 'site-subnav'].map((tag) => find(tag, '.overlay'));
    await release();
    for (const overlay of overlays) {
      await eventually(() => expect(getComputedStyle(overlay).position).to.equal('fixed'));
      expect(getComputedStyle(overlay).opacity).to.equal('0');
      expect(overlay.getAnimations()).to.deep.equal([]);
    }
  });
});
