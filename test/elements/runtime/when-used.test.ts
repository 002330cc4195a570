import { expect } from 'chai';
import navigation from '../../fixtures/navigation.en-us.json';
import sectionNav from '../../fixtures/section-nav.json';
import { expectWarning } from '../../support/console.ts';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { isShown } from '../../support/find.ts';
import { openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { setViewport } from '../../support/viewport.ts';

const child = (json: unknown) => `<script type="application/json">${JSON.stringify(json)}</script>`;

/** A page where nobody has been yet, and what opens held back. */
async function openPage() {
  const code = await holdCode('when-used');
  const frame = await openFrame(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><script src="${code.src}"></script></head>` +
      `<body style="margin: 0"><site-header>${child(navigation)}</site-header><site-subnav>${child(sectionNav)}</site-subnav><main>Text</main></body></html>`,
  );
  const find = (tag: string, selector: string) =>
    frame.document.querySelector(tag)?.shadowRoot?.querySelector(selector) as HTMLElement;
  await eventually(() => {
    expect(find('site-header', '.panel-inner')).to.be.ok;
    expect(find('site-subnav', '[part~=links]')).to.be.ok;
  });
  return { code, find };
}

/** What opens what, by a CSS property that only the styles of what is open give it. */
const OPENERS = [
  [1280, 'site-header', '[aria-controls="panel-0"]', '#panel-0', 'position', 'absolute'],
  [1280, 'site-header', '[aria-controls="languages"]', '#languages', 'position', 'absolute'],
  [1280, 'site-subnav', '[aria-controls^="entry-"]', '[part~=dropdown]', 'position', 'absolute'],
  [375, 'site-header', '[part=hamburger]', '[part=menu]', 'position', 'fixed'],
  [375, 'site-subnav', '[part~=toggle]', '[part=links]', 'position', 'absolute'],
] as const;

describe('the code of what opens', () => {
  for (const [width, tag, opener, opened, property, value] of OPENERS) {
    it(`issue «Fast»: comes with the first person, and opens what that one clicked: ${tag} ${opened} at ${width} px`, async () => {
      await setViewport(width);
      const { code, find } = await openPage();
      find(tag, opener).click();
      for (let count = 0; count < 3; count += 1) await nextFrame();
      expect(find(tag, opener).getAttribute('aria-expanded')).to.equal('false');
      expect(isShown(find(tag, opened))).to.equal(false);
      await code.release();
      await eventually(() => expect(find(tag, opener).getAttribute('aria-expanded')).to.equal('true'));
      await eventually(() => expect(isShown(find(tag, opened))).to.equal(true));
      expect(getComputedStyle(find(tag, opened)).getPropertyValue(property)).to.equal(value);
    });
  }

  it('issue «Fast»: two clicks open and close', async () => {
    const { code, find } = await openPage();
    const events: string[] = [];
    const { host } = find('site-header', '.bar').getRootNode() as ShadowRoot;
    for (const type of ['panelopen', 'panelclose']) host.addEventListener(type, () => events.push(type));
    const trigger = find('site-header', '[aria-controls="panel-0"]');
    trigger.click();
    await nextFrame();
    trigger.click();
    await code.release();
    await eventually(() => expect(events).to.deep.equal(['panelopen', 'panelclose']));
    expect(trigger.getAttribute('aria-expanded')).to.equal('false');
  });

  for (const [width, tag, opener, opened] of OPENERS) {
    it(`contract §2: where it cannot be loaded, what is clicked opens without it: ${tag} ${opened} at ${width} px`, async () => {
      await setViewport(width);
      const { code, find } = await openPage();
      find(tag, opener).click();
      await code.release(503);
      await expectWarning(/^site-elements goes on without a part that cannot be loaded/);
      await eventually(() => expect(isShown(find(tag, opened))).to.equal(true));
      expect(getComputedStyle(find(tag, opener).ownerDocument.documentElement).overflowY).to.equal('visible');
    });
  }

  it('look: it changes nothing that can be seen', async () => {
    const { code, find } = await openPage();
    const overlays = ['site-header', 'site-subnav'].map((tag) => find(tag, '.overlay'));
    find('site-header', '.bar').dispatchEvent(
      new (find('site-header', '.bar').ownerDocument.defaultView as typeof window & Window).KeyboardEvent('keydown', {
        bubbles: true,
        composed: true,
      }),
    );
    await code.release();
    for (const overlay of overlays) {
      await eventually(() => expect(getComputedStyle(overlay).position).to.equal('fixed'));
      expect(getComputedStyle(overlay).opacity).to.equal('0');
      expect(overlay.getAnimations()).to.deep.equal([]);
    }
  });
});
