import { expect } from 'chai';
import { JSON_CHILD, page, SRC } from '../elements/loader/loader-page.ts';
import sectionNav from '../fixtures/section-nav.json';
import { eventually } from '../support/eventually.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import { setViewport } from '../support/viewport.ts';

/** A page's own styles, and what it puts around the elements. */
interface Host {
  readonly css?: string;
  /** Of an element around ours. */
  readonly around?: string;
  /** Runs before the tag. */
  readonly script?: string;
  readonly head?: string;
}

const HOSTS: Readonly<Record<string, Host>> = {
  'a root of 62.5 %': { css: 'html { font-size: 62.5% }' },
  'nothing left of any style': { css: '* { all: unset !important }' },
  'content boxes and motion everywhere': { css: '* { box-sizing: content-box; transition: all 1s }' },
  'boxes of another size': { css: '*, *::before, *::after { box-sizing: content-box !important }' },
  'no buttons': { css: 'button { display: none !important }' },
  'no lists and links': { css: 'ul, li, nav, a, header { display: none !important; color: red !important }' },
  'an old reset': {
    css: 'html, body, div, span, a, ul, li, header, nav { margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline }',
  },
  'generous typography': {
    css: 'body { font: italic 700 2rem/3 serif; letter-spacing: 0.3em; word-spacing: 1em; text-transform: uppercase; text-align: right; white-space: nowrap; color: red; cursor: wait; text-indent: 3em; quotes: none }',
  },
  'everything in a layer above': { css: '* { position: relative; z-index: 9999 }' },
  'custom properties of the same names': { css: ':root, * { --_gutter: 99px; --_color-surface: red; --_bar: 9px; --_strip: 9px }' },
  'an element’s rules for unknown tags': { css: ':not(:defined) { display: none } *:empty { display: none }' },
  'additions to prototypes': {
    script:
      'Array.prototype.last = function () {}; Object.prototype.extended = {}; String.prototype.test = 1; Function.prototype.also = 1;',
  },
  'another process': { script: 'window.process = { env: {} }; window.global = window; window.module = {}; window.exports = {};' },
  'an AMD loader': { script: 'window.define = () => { throw new Error("define") }; window.define.amd = {}; window.require = window.define;' },
  'names of ours': { script: 'window.React = 1; window.h = 1; window.site = 1; window.name = "site-header";' },
  'a base': { head: '<base href="/somewhere/else/">' },
};

const BODY = `<site-header>${JSON_CHILD}</site-header><site-subnav><script type="application/json">${JSON.stringify(sectionNav)}</script></site-subnav>`;

/** What a person would see differently: places, colours and letters of all that shows. */
function looksIn({ document }: Frame): readonly string[] {
  return ['site-header', 'site-subnav'].flatMap((tag) => {
    const root = document.querySelector(tag)?.shadowRoot as ShadowRoot;
    const seen = [...root.querySelectorAll('a, button, [part]')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return seen.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontFamily, fontSize, fontStyle, fontWeight, letterSpacing, cursor, textTransform } =
        (document.defaultView as Window).getComputedStyle(element);
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 20);
      const place = [left, top, width, height].map(Math.round);
      return [
        `${element.localName} ${element.getAttribute('part') ?? ''} ${name}`,
        ...place,
        ...[color, backgroundColor, fontFamily, fontSize, fontStyle, fontWeight, letterSpacing, cursor, textTransform],
      ].join('; ');
    });
  });
}

async function looksOn({ css = '', around = '', script = '', head = '' }: Host): Promise<readonly string[]> {
  const frame = await openFrame(
    page(
      `${head}<style>body { margin: 0 }</style><style>${css}</style><script>${script}</script><script src="${SRC}"></script>`,
      `<div style="${around}">${BODY}<main id="main">Text</main></div>`,
    ),
  );
  const result = await eventually(() => {
    for (const tag of ['site-header', 'site-subnav']) {
      const root = frame.document.querySelector(tag)?.shadowRoot;
      expect(root?.querySelector<HTMLElement>('[data-root]')?.hidden, tag).to.equal(false);
      expect(root?.querySelector('[aria-expanded]'), tag).to.be.ok;
    }
    const looks = looksIn(frame);
    expect(looks.length).to.be.greaterThan(15);
    return looks;
  });
  frame.iframe.remove();
  sessionStorage.clear();
  return result;
}

describe('robustness: hostile hosts', () => {
  for (const width of [375, 1280]) {
    let expected: readonly string[];
    before(async () => {
      await setViewport(width);
      expected = await looksOn({});
    });
    for (const [name, host] of Object.entries(HOSTS)) {
      it(`${width} px, ${name}: places, colours and letters are those of a blank page`, async () => {
        await setViewport(width);
        expect(await looksOn(host)).to.deep.equal(expected);
        await tellCount('hosts', `${name}, ${width}`, 1);
      });
    }
  }
});
