import { expect } from 'chai';
import { prerender } from '../../elements/entries/prerender.ts';
import { page, SRC } from '../elements/loader/loader-page.ts';
import navigation from '../fixtures/navigation.en-us.json';
import sectionNav from '../fixtures/section-nav.json';
import { eventually } from '../support/eventually.ts';
import { isShown } from '../support/find.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { holdCode } from '../support/held-code.ts';
import { setViewport } from '../support/viewport.ts';

// Pages, loader and files are not of one build: a page was printed before, or its files have been removed since.

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const ELEMENTS = `<site-header>${json(navigation)}<nav><a href="/">Home</a></nav></site-header>
  <site-subnav>${json(sectionNav)}<nav><a href="/">Section</a></nav></site-subnav><main>Text</main>`;
const TAGS = ['site-header', 'site-subnav'];

const LISTENING = `<script>
  window.said = [];
  console.warn = (message) => said.push(String(message));
  window.onerror = (message) => said.push('Uncaught: ' + message);
  window.onunhandledrejection = ({ reason }) => said.push('Uncaught: ' + reason);
</script>`;

const saidIn = ({ window }: Frame) => (window as unknown as { readonly said: readonly string[] }).said;
const rootOf = ({ document }: Frame, tag: string) =>
  document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('[data-root]');

const printed = async (body: string) => {
  const { html, problems } = await prerender(`<html lang="en"><body>${body}</body></html>`, { url: location.href });
  expect(problems).to.deep.equal([]);
  return html.replace(/^.*<body>|<\/body>.*$/gs, '');
};

/** Code that knows nothing of its files but an address where there are none. */
async function loaderWithoutFiles(): Promise<string> {
  const code = await (await fetch(SRC)).text();
  return `<script data-base="/dist/gone/">${code}</script>`;
}

const open = async (tag: string, body: string) => {
  await setViewport(1280);
  return openFrame(page(`${LISTENING}${tag}`, body));
};

describe('deployments', () => {
  it('contract §2: a page that another version has printed is rendered anew, which is said once for each element', async () => {
    const body = (await printed(ELEMENTS))
      .replace(/data-version="[^"]*"/g, 'data-version="0.0.1"')
      .replace(/data-stamp="[^"]*"/g, 'data-stamp="other"')
      .replaceAll('>Products<', '>Of old<');
    expect(body).to.contain('Of old').and.to.contain('data-version="0.0.1"');
    const frame = await open(`<script src="${SRC}"></script>`, body);
    await eventually(() => {
      expect(rootOf(frame, 'site-header')?.textContent).to.contain('Products').and.not.to.contain('Of old');
      for (const tag of TAGS) expect(rootOf(frame, tag)?.querySelector('[data-static]'), tag).to.equal(null);
    });
    for (const tag of TAGS)
      expect(
        saidIn(frame).filter((text) => text.includes(`<${tag}>`)),
        tag,
      ).to.have.length(1);
    expect(saidIn(frame)).to.have.length(2);
  });

  it('contract §2: an old page whose files are all gone shows the links, which is said once', async () => {
    const frame = await open(await loaderWithoutFiles(), ELEMENTS);
    await eventually(() => {
      for (const link of frame.document.querySelectorAll('nav a')) expect(isShown(link)).to.equal(true);
    });
    await eventually(() => expect(saidIn(frame)).to.not.be.empty);
    // Where the browser names a file that both have asked for, the first one says it for both.
    for (const text of saidIn(frame)) expect(text).to.match(/^<site-(?:header|subnav)> stays as it is/);
    const elements = saidIn(frame).map((text) => text.split('>')[0]);
    expect(elements).to.deep.equal([...new Set(elements)]);
  });

  it('contract §2: a printed page whose files are all gone stays what it is: links and panels without script', async () => {
    const frame = await open(await loaderWithoutFiles(), await printed(ELEMENTS));
    frame.document
      .querySelector('site-header')
      ?.dispatchEvent(new frame.window.PointerEvent('pointerover', { bubbles: true }));
    await eventually(() => expect(saidIn(frame).join()).to.contain('stays as it is'));
    rootOf(frame, 'site-header')?.querySelector<HTMLElement>('[popovertarget]')?.click();
    await eventually(() => expect(rootOf(frame, 'site-header')?.querySelector(':popover-open a')).to.be.ok);
  });

  it('contract §2: an old page whose later files are gone gives way to the links at the first press, which is said once a file', async () => {
    const code = await holdCode('after-render');
    await code.release(404);
    const frame = await open(`<script src="${code.src}"></script>`, ELEMENTS);
    await eventually(() => expect(saidIn(frame)).to.have.length(2));
    rootOf(frame, 'site-header')
      ?.querySelector<HTMLElement>('button[data-trigger], [data-trigger] button, button')
      ?.click();
    const link = frame.document.querySelector('site-header a') as HTMLElement;
    await eventually(() => expect(isShown(link)).to.equal(true));
    expect(saidIn(frame)).to.have.length(2);
  });
});
