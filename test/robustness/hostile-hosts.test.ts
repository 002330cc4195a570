import { expect } from 'chai';
import { page, SRC, showsHeader } from '../elements/loader/loader-page.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { expectWarning } from '../support/console.ts';
import { isOpen } from '../support/disclosures.ts';
import { openEndpoint } from '../support/endpoint.ts';
import { eventually, frame as nextFrame } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import { setViewport } from '../support/viewport.ts';
import { HOSTS, type Host } from './hosts/list.ts';

/** Without the announcement, which moves for ever. */
const HEADER = `<site-header><script type="application/json">${JSON.stringify({ ...navigation, masthead: undefined })}</script></site-header>`;
const SUBNAV = '<site-subnav src="/test/fixtures/section-nav.json"><a href="/guide">Guide</a></site-subnav>';
const SUGGESTIONS = ['One', 'Two', 'Three'].map((title) => ({ title, url: `/${title.toLowerCase()}` }));
const TAGS = ['site-header', 'site-subnav', 'site-search'];

const PROPERTIES = [
  'color',
  'backgroundColor',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'textTransform',
  'textAlignLast',
  'webkitTextFillColor',
  'webkitTextStrokeWidth',
  'cursor',
] as const;

const rootOf = ({ document }: Frame, tag: string) => document.querySelector(tag)?.shadowRoot as ShadowRoot;

/** What a person would see differently: places, colours and letters of all that shows, once it has moved there. */
function looksIn(frame: Frame): readonly string[] {
  return TAGS.flatMap((tag) => {
    for (const motion of rootOf(frame, tag).getAnimations()) motion.playbackRate = 20;
    const seen = [...rootOf(frame, tag).querySelectorAll('a, button, input, [part]')].filter(isShown);
    return seen.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const style = frame.window.getComputedStyle(element);
      const place = [left, top, width, height].map(Math.round);
      return [
        `${element.localName} ${element.getAttribute('part') ?? ''} ${nameOf(element).slice(0, 20)}`,
        ...place,
        ...PROPERTIES.map((property) => style[property]),
      ].join('; ');
    });
  });
}

/** Opens what a button of that name opens. */
async function press(frame: Frame, tag: string, name: string): Promise<void> {
  const trigger = buttonNamed(rootOf(frame, tag), name);
  trigger.click();
  await eventually(() => expect(isOpen(trigger), name).to.equal(true));
}

async function typeInSearch(frame: Frame): Promise<void> {
  const element = frame.document.querySelector('site-search') as HTMLElement & { show(): void };
  const input = await eventually(() => {
    element.show();
    return rootOf(frame, 'site-search').activeElement as HTMLInputElement;
  });
  input.setRangeText('text');
  input.dispatchEvent(new frame.window.InputEvent('input', { bubbles: true }));
}

async function search(frame: Frame): Promise<void> {
  await typeInSearch(frame);
  await eventually(() => expect(rootOf(frame, 'site-search').querySelectorAll('[role=option]')).to.have.length(3));
}

/** What is opened, one after the other, by the width of the window. */
const OPENINGS: Readonly<Record<number, readonly ((frame: Frame) => Promise<void>)[]>> = {
  375: [(frame) => press(frame, 'site-header', 'Menu'), (frame) => press(frame, 'site-header', 'Products'), search],
  1280: [
    (frame) => press(frame, 'site-header', 'Products'),
    (frame) => press(frame, 'site-subnav', 'Subpages of Install'),
    search,
  ],
};

async function openOn({ css = '', around = '', script = '', head = '' }: Host): Promise<Frame> {
  const { url } = await openEndpoint({ body: JSON.stringify(SUGGESTIONS) });
  const frame = await openFrame(
    page(
      `${head}<style>body { margin: 0 }</style><style>${css}</style><script>${script}</script><script src="${SRC}"></script>`,
      `<div style="${around}">${HEADER}${SUBNAV}<main id="main">Text</main>
      <site-search suggest-url="${url}" debounce="0" hydrate="load"><form action="/results"></form></site-search></div>`,
    ),
  );
  await eventually(() => {
    for (const tag of ['site-header', 'site-subnav']) {
      const root = rootOf(frame, tag);
      expect(root?.querySelector<HTMLElement>('[data-root]')?.hidden, tag).to.equal(false);
      expect(root?.querySelector('[aria-expanded]'), tag).to.be.ok;
    }
    expect(rootOf(frame, 'site-search')?.querySelector('input')).to.be.ok;
  });
  return frame;
}

/** Once they have been the same for some frames: what is measured has come to rest. */
async function restingLooksIn(frame: Frame): Promise<readonly string[]> {
  let looks = looksIn(frame);
  for (let same = 0; same < 20; same += 1) {
    await nextFrame();
    const now = looksIn(frame);
    if (now.join() !== looks.join()) same = 0;
    looks = now;
  }
  return looks;
}

describe('robustness: hostile hosts', () => {
  for (const [width, openings] of Object.entries(OPENINGS)) {
    const expected: (readonly string[])[] = [];
    before(async () => {
      await setViewport(Number(width));
      const frame = await openOn({});
      expected.push(await restingLooksIn(frame));
      for (const open of openings) {
        await open(frame);
        const looks = await restingLooksIn(frame);
        expect(expected.map(String)).not.to.include(String(looks));
        expected.push(looks);
      }
      frame.iframe.remove();
      sessionStorage.clear();
    });
    for (const [name, host] of Object.entries(HOSTS)) {
      it(`${width} px, ${name}: places, colours and letters are those of a blank page, closed and open`, async () => {
        await setViewport(Number(width));
        const frame = await openOn(host);
        for (const { sheet } of frame.document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
          expect(sheet?.cssRules.length, 'rules of the host').to.be.greaterThan(0);
        const [closed, ...opened] = expected;
        await eventually(() => expect(looksIn(frame)).to.deep.equal(closed));
        for (const [index, open] of openings.entries()) {
          await open(frame);
          await eventually(() => expect(looksIn(frame)).to.deep.equal(opened[index]));
        }
        if (host.isThere) await eventually(() => expect(host.isThere?.(frame.window)).to.equal(true));
        await tellCount('hosts', `${name}, ${width}`, 1);
      });
    }
  }

  for (const [what, body] of [
    ['throws', '{ throw new Error("no fetch") }'],
    ['answers nothing', '{}'],
  ] as const) {
    it(`a fetch that ${what}: what it does not bring is told, and all else works`, async () => {
      const head = `<script>window.fetch = () => ${body}</script><script src="${SRC}"></script>`;
      const search = '<site-search suggest-url="/suggestions" debounce="0" hydrate="load"></site-search>';
      const frame = await openFrame(page(head, `${HEADER}${SUBNAV}${search}`));
      await showsHeader(frame);
      await press(frame, 'site-header', 'Products');
      await expectWarning(/<site-subnav> attribute src is .*section-nav.json", which fails/);
      expect(isShown(linkNamed(frame.document, 'Guide'))).to.equal(true);
      const failed = new Promise((resolve) => frame.document.addEventListener('searcherror', resolve));
      await typeInSearch(frame);
      await failed;
    });
  }
});
