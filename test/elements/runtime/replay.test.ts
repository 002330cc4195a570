import { expect } from 'chai';
import { renderElement } from '../../../elements/prerender/render-element.ts';
import { siteHeader } from '../../../elements/site-header.ts';
import { siteSearch } from '../../../elements/site-search.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { loaderFile } from '../../support/flavour.ts';
import { type Frame, openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { press, type } from '../../support/keys.ts';
import { setViewport } from '../../support/viewport.ts';
import { clickOn, isExpanded, isHydrated, isPanelShown, openHeader, openPrerendered, TRIGGER } from './held-page.ts';

const requestedFiles = ({ window }: Frame) =>
  window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '')
    .filter((file) => file.endsWith('.js') && file !== 'frame-guard.js');

describe('hydrate', () => {
  it('intent: loads nothing but the loader until somebody wants something', async () => {
    const page = await openHeader();
    await Promise.all([page.frame.resume(), page.code.release()]);
    for (let count = 0; count < 10; count += 1) await nextFrame();
    expect(requestedFiles(page.frame)).to.deep.equal([loaderFile]);
    page.find(TRIGGER).focus();
    await isHydrated(page.element);
  });

  it('intent: is known also of an element that the parser has only begun', async () => {
    const code = await holdCode();
    const { template } = renderElement(siteHeader, {
      attributes: { hydrate: 'intent' },
      config: navigation,
      lang: 'en',
    });
    const json = `<script type="application/json">${JSON.stringify(navigation)}</script>`;
    const half = template.indexOf('</style>') + '</style>'.length;
    const element = `<site-header hydrate="intent">${template.slice(0, half)}<!--pause-->${template.slice(half)}${json}</site-header>`;
    const frame = await openFrame(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><script src="${code.src}"></script></head><body>${element}<main>Text</main></body></html>`,
    );
    await eventually(() => expect(frame.document.querySelector('site-header')?.shadowRoot).to.be.ok);
    for (let count = 0; count < 2; count += 1) await nextFrame();
    expect(requestedFiles(frame)).to.deep.equal([loaderFile]);
    await Promise.all([frame.resume(), code.release()]);
    await eventually(() => expect(frame.document.querySelector('main')).to.be.ok);
    for (let count = 0; count < 2; count += 1) await nextFrame();
    expect(requestedFiles(frame)).to.deep.equal([loaderFile]);
    const header = frame.document.querySelector('site-header') as HTMLElement;
    header.shadowRoot?.querySelector<HTMLElement>(TRIGGER)?.focus();
    await isHydrated(header);
  });

  it('intent: scrolling is one', async () => {
    const page = await openHeader();
    page.frame.window.scrollTo(0, 40);
    await page.hydrate();
    expect(page.frame.window.scrollY).to.equal(40);
  });

  for (const mode of ['load', 'idle', '']) {
    it(`${mode || 'without a mode'}: the code comes by itself`, async () => {
      const page = await openHeader(mode);
      await page.hydrate();
    });
  }

  it('keeps nodes, focus and scroll position', async () => {
    const page = await openHeader();
    const trigger = page.find(TRIGGER);
    const nodes = [...(page.element.shadowRoot as ShadowRoot).querySelectorAll('*')];
    trigger.focus();
    page.frame.window.scrollTo(0, 25);
    await page.hydrate();
    expect(page.element.shadowRoot?.activeElement).to.equal(trigger);
    expect(page.frame.window.scrollY).to.equal(25);
    expect(nodes.every((node) => node.isConnected)).to.equal(true);
  });
});

describe('what was done before hydration', () => {
  it('a click on a trigger opens its panel, once', async () => {
    const page = await openHeader();
    await clickOn(page.find(TRIGGER));
    let openedCount = 0;
    page.element.addEventListener('panelopen', () => {
      openedCount += 1;
    });
    await page.hydrate();
    await eventually(() => expect(isPanelShown(page)).to.equal(true));
    await isExpanded(page, 'true');
    expect(openedCount).to.equal(1);
  });

  it('two clicks open and close it', async () => {
    const page = await openHeader();
    await clickOn(page.find(TRIGGER));
    await clickOn(page.find(TRIGGER));
    await page.hydrate();
    await isExpanded(page, 'false');
    await nextFrame();
    expect(isPanelShown(page)).to.equal(false);
  });

  it('a tap opens the menu (pointer events stand in for the finger)', async () => {
    await setViewport(375);
    const page = await openHeader();
    const hamburger = page.find('[part="hamburger"]');
    const init = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch', isPrimary: true };
    for (const name of ['pointerdown', 'pointerup']) {
      hamburger.dispatchEvent(new page.frame.window.PointerEvent(name, init));
    }
    hamburger.click();
    await page.hydrate();
    await eventually(() => expect(hamburger.getAttribute('aria-expanded')).to.equal('true'));
  });

  it('Enter on a trigger opens its panel', async () => {
    const page = await openHeader();
    page.find(TRIGGER).focus();
    await press('Enter');
    await page.hydrate();
    await eventually(() => expect(isPanelShown(page)).to.equal(true));
  });

  it('Escape closes what the click before it opened', async () => {
    const page = await openHeader();
    page.find(TRIGGER).focus();
    await press('Enter');
    await press('Escape');
    await page.hydrate();
    await isExpanded(page, 'false');
    expect(isPanelShown(page)).to.equal(false);
  });

  it('a click that the page has handled is not repeated', async () => {
    const page = await openHeader();
    page.frame.document.addEventListener('click', (event) => event.preventDefault());
    await clickOn(page.find(TRIGGER));
    await page.hydrate();
    await isExpanded(page, 'false');
    await nextFrame();
    expect(isPanelShown(page)).to.equal(false);
  });

  it('the page sees a click once', async () => {
    const page = await openHeader();
    let count = 0;
    page.frame.document.addEventListener('click', () => {
      count += 1;
    });
    await clickOn(page.find(TRIGGER));
    await page.hydrate();
    expect(count).to.equal(1);
  });

  it('typing in the search is kept and known to it, and the input stays the same', async () => {
    const page = await openPrerendered(siteSearch, {}, { hydrate: 'intent' });
    page.find<HTMLDialogElement>('dialog').showModal();
    const input = page.find<HTMLInputElement>('input');
    input.focus();
    await nextFrame(); // WebKit gives no key to what it has not painted yet.
    await nextFrame();
    await type('kib');
    await eventually(() => expect(input.value).to.equal('kib'));
    await page.hydrate();
    expect(page.find('input')).to.equal(input);
    expect(input.value).to.equal('kib');
    await type('ana');
    await eventually(() => {
      expect(input.value).to.equal('kibana');
      expect(page.element.shadowRoot?.activeElement).to.equal(input);
    });
    // It offers to clear what it knows of.
    await eventually(() => expect(page.find('[part="clear-button"]')).not.to.equal(null));
  });
});
