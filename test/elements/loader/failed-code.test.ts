import { expect } from 'chai';
import navigation from '../../fixtures/navigation.en-us.json';
import sectionNav from '../../fixtures/section-nav.json';
import { engine } from '../../support/engine.ts';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { isShown } from '../../support/find.ts';
import { flavour } from '../../support/flavour.ts';
import { type Frame, openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { setViewport } from '../../support/viewport.ts';
import { page, showsHeader } from './loader-page.ts';

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const LINKS = Array.from({ length: 20 }, (_, at) => `<li><a href="/link-${at}">Link ${at}</a></li>`).join('');
const NAV = `<nav><ul>${LINKS}</ul></nav>`;
const FORM = '<form action="/find"><input name="q"><button>Find</button></form>';
const BODY = `<site-header>${json(navigation)}${NAV}</site-header><site-subnav>${json(sectionNav)}${NAV}</site-subnav>
  <main>Text</main><site-search search-url="/find">${FORM}</site-search>`;

/** What the page says is kept, so that it can be counted. */
const LISTENING = `<script>
  window.said = [];
  console.warn = (message) => said.push(String(message));
  window.onerror = (message) => said.push('Uncaught: ' + message);
  window.onunhandledrejection = ({ reason }) => said.push('Uncaught: ' + reason);
</script>`;

const saidIn = ({ window }: Frame) => (window as unknown as { readonly said: readonly string[] }).said;
const find = ({ document }: Frame, tag: string, selector: string) =>
  document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector);

/** Whether the author's own links can all be reached: nothing is clipped any more. */
function showsLinks({ document }: Frame, tag: string): boolean {
  const element = document.querySelector(tag) as HTMLElement;
  const links = [...element.querySelectorAll('a')];
  const bottom = element.getBoundingClientRect().bottom;
  return links.every((link) => isShown(link) && link.getBoundingClientRect().bottom <= bottom + 1);
}

const showsBar = (frame: Frame, tag: string) => find(frame, tag, '[data-root]')?.hidden === false;
const formIn = ({ document }: Frame) => document.querySelector('site-search form') as HTMLElement;

/** Every file that a page in English may load; those of other languages are like its own. */
async function allChunks(): Promise<readonly string[]> {
  const { files } = await (await fetch(`/dist/integrity${flavour === 'lite' ? '.lite' : ''}.json`)).json();
  const names = Object.keys(files).map((file) => /^(?:lite\/)?(.+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? '');
  return names.filter((name) => name && name !== 'site' && !/^(?:cn|de|es|fr|jp|kr|pt)\b/.test(name));
}

/** Not there, not now, and a connection that closes half way. */
const STATUSES = [404, 503, 0];

/** They are asked for when the search is open, and missed by its first question: the console says nothing. */
const TOLD_BY_THE_SEARCH = ['http-provider', 'bounded-text'];

/** So that a test of all files is no long one. Their number has no divisor with that of the statuses. */
const PARTS = [1, 2, 3, 4, 5];

async function openWithout(chunk: string, status = 404) {
  await setViewport(1280);
  const code = await holdCode(chunk);
  await code.release(status);
  const frame = await openFrame(page(`${LISTENING}<script src="${code.src}"></script>`, BODY));
  frame.document.addEventListener('click', (event) => event.preventDefault()); // No link leaves the page.
  for (const tag of ['site-header', 'site-subnav']) {
    await eventually(() => expect(showsBar(frame, tag) || showsLinks(frame, tag), tag).to.equal(true));
  }
  return { frame, code };
}

/** Types into the open search, past what React has put on this one input: it would take the value for its own. */
function type(frame: Frame, text: string): void {
  const { HTMLInputElement, InputEvent } = frame.window;
  const input = find(frame, 'site-search', '[role=combobox]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

const MOUSE = { pointerType: 'mouse', bubbles: true, composed: true };
const isFilled = (frame: Frame) => Boolean(find(frame, 'site-header', '#panel--products a'));

/** A press on a trigger: what it opens has links, or the author's stand in for it. */
async function pressTrigger(frame: Frame, chunk = ''): Promise<void> {
  find(frame, 'site-header', '[aria-controls="panel--products"]')?.click();
  await eventually(() => {
    const panel = find(frame, 'site-header', '#panel--products:not([hidden])');
    expect(panel?.querySelectorAll('a').length || showsLinks(frame, 'site-header'), chunk).to.be.ok;
  });
}

describe('a file that does not come', () => {
  for (const part of PARTS) {
    it(`contract §2: whichever it is, all links can be reached, one can search, and each failure is said once: part ${part} of the files`, async () => {
      const chunks = await allChunks();
      expect(chunks).to.include.members([
        'react',
        'header',
        'en',
        'after-render-header',
        'when-used-search',
        ...TOLD_BY_THE_SEARCH,
      ]);
      for (const [index, chunk] of chunks.entries()) {
        if (index % PARTS.length !== part - 1) continue;
        const { frame, code } = await openWithout(chunk, STATUSES[index % STATUSES.length]);
        if (showsBar(frame, 'site-header')) {
          // Only then a press is the second time that something asks for what has failed.
          await eventually(() => expect(isFilled(frame) || saidIn(frame).length > 0, chunk).to.equal(true));
          find(frame, 'site-header', '[part~="search-control"]')?.click();
          await eventually(
            () =>
              expect(find(frame, 'site-search', 'dialog')?.hasAttribute('open') || isShown(formIn(frame)), chunk).to.be
                .true,
          );
          if (TOLD_BY_THE_SEARCH.includes(chunk)) {
            type(frame, 'text');
            const status = () => find(frame, 'site-search', '[role=status]')?.textContent;
            await eventually(() => expect(status()).to.contain('could not be loaded'));
            expect(await code.isAsked()).to.equal(true);
          }
          (frame.document.querySelector('site-search') as HTMLElement & { close?: () => void }).close?.();
          await pressTrigger(frame, chunk);
        } else await eventually(() => expect(isShown(formIn(frame)), `${chunk}: ${saidIn(frame)}`).to.equal(true));
        if (!TOLD_BY_THE_SEARCH.includes(chunk) && (await code.isAsked())) {
          await eventually(() => {
            frame.document.body.dispatchEvent(new frame.window.PointerEvent('pointermove', MOUSE)); // It says what hover lacks.
            expect(saidIn(frame), chunk).to.not.be.empty;
          });
        }
        const said = saidIn(frame).map((text) => text.replace(/: .*/s, ''));
        expect(said.join(), chunk).to.not.contain('Uncaught');
        const twice = said.filter((text, at) => text.startsWith('<') && said.indexOf(text) !== at);
        expect(twice, chunk).to.deep.equal([]);
        frame.iframe.remove();
        sessionStorage.clear(); // Each file is a visit of its own.
      }
    });
  }

  for (const [chunk, shows] of [
    ['en', showsLinks],
    ['replay-early-events', showsBar],
  ] as const) {
    it(`contract §2: a second page without ${chunk} has no dead control, though the session has kept its bar`, async () => {
      const first = await openWithout('name-taken');
      await eventually(() => expect(Object.keys(sessionStorage).join()).to.contain('site-header'));
      first.frame.iframe.remove();
      const code = await holdCode(chunk);
      await code.release(503);
      const frame = await openFrame(page(`${LISTENING}<script src="${code.src}"></script>`, BODY));
      find(frame, 'site-header', '[part~="search-control"]')?.click(); // As early as can be.
      await eventually(() => {
        expect(shows(frame, 'site-header')).to.equal(true);
        expect(find(frame, 'site-search', 'dialog')?.hasAttribute('open') || isShown(formIn(frame))).to.equal(true);
      });
    });
  }

  for (const [chunk, status] of [
    ['react', 503],
    ['shared', 404],
    ['header', 404], // Not a closed connection: WebKit itself asks again then.
    ['en', 503],
  ] as const) {
    it(`contract §2: ${chunk} is asked for once more, when somebody wants the element; first it was ${status}`, async () => {
      const { frame, code } = await openWithout(chunk, status);
      const header = frame.document.querySelector('site-header') as HTMLElement;
      expect(header.matches(':defined')).to.equal(false);
      await code.release(200);
      for (let count = 0; count < 3; count += 1) await nextFrame();
      expect(header.matches(':defined')).to.equal(false);
      header.dispatchEvent(new frame.window.PointerEvent('pointerover', { bubbles: true, composed: true }));
      await showsHeader(frame);
      await pressTrigger(frame, chunk);
      expect(saidIn(frame).filter((text) => text.includes('stays as it is'))).to.have.length(1); // Elements share files.
    });
  }

  it('contract §5: a search whose code does not come is asked for once more', async () => {
    const { frame, code } = await openWithout('search');
    const press = () => find(frame, 'site-header', '[part~="search-control"]')?.click();
    await eventually(() => expect(find(frame, 'site-header', '[part~="search-control"]')).to.be.ok);
    press();
    await eventually(() => expect(isShown(formIn(frame))).to.equal(true));
    await code.release(200);
    press();
    await eventually(() => expect(find(frame, 'site-search', 'dialog')?.hasAttribute('open')).to.equal(true));
    expect(saidIn(frame)).to.have.length(1);
  });

  it('contract §2: what follows the first render is asked for again by the next press', async () => {
    const { frame, code } = await openWithout('after-render-header');
    await eventually(() => expect(saidIn(frame)).to.have.length(1));
    await code.release(200);
    await pressTrigger(frame);
    const hasCome = find(frame, 'site-header', '#panel--products:not([hidden])') !== null;
    expect(hasCome).to.equal(engine !== 'firefox'); // It keeps for good that a module could not be loaded.
    expect(saidIn(frame)).to.have.length(1);
  });

  it('contract §2: without what follows the first render, asked for twice, the author’s links show for good', async () => {
    const { frame } = await openWithout('after-render-header');
    await eventually(() => expect(saidIn(frame)).to.have.length(1));
    expect(showsBar(frame, 'site-header')).to.equal(true);
    await pressTrigger(frame);
    await eventually(() => expect(showsLinks(frame, 'site-header')).to.equal(true));
    expect(find(frame, 'site-header', '#panel--products:not([hidden])')).to.equal(null);
    frame.document.querySelector('site-header')?.setAttribute('theme', 'dark');
    for (let count = 0; count < 3; count += 1) await nextFrame();
    expect(showsLinks(frame, 'site-header')).to.equal(true);
  });

  it('contract §2: places are kept for a time, if nothing says that the code cannot come', async () => {
    const link = '<link rel="stylesheet" href="/dist/reserve.css">';
    const frame = await openFrame(page(link, BODY));
    expect(showsLinks(frame, 'site-header')).to.equal(false);
    expect(isShown(formIn(frame))).to.equal(false);
    for (const animation of frame.document.getAnimations()) animation.finish(); // As if the time were over.
    await eventually(() => {
      for (const tag of ['site-header', 'site-subnav']) expect(showsLinks(frame, tag), tag).to.equal(true);
      expect(isShown(formIn(frame))).to.equal(true);
    });
  });
});
