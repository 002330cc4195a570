import { expect } from 'chai';
import { BREAKPOINT_LARGEST_GAP_PX } from '../../src/constants.ts';
import layout from '../../src/styles/layout.css';
import { atEndOfTest } from '../support/cleanup.ts';
import { mount } from '../support/mount.ts';
import { setViewport } from '../support/viewport.ts';

const WIDTHS_PX = { xs: 480, sm: 640, md: 768, lg: 1024, xl: 1280 };
const GUTTERS_PX = { sm: 8, md: 16, lg: 24, xl: 32 };
const GAPS_PX = { none: 0, xs: 4, sm: 8, md: 16, lg: 24, xl: 48 };

/** Where the first and the last of three boxes of 20 × 10 px lie in a flex of 100 × 40 px, by attribute. */
const PLACES = {
  direction: { row: { first: [0, 0], last: [40, 0] }, column: { first: [0, 0], last: [0, 20] } },
  justify: {
    start: { first: [0, 0], last: [40, 0] },
    end: { first: [40, 0], last: [80, 0] },
    center: { first: [20, 0], last: [60, 0] },
    between: { first: [0, 0], last: [80, 0] },
    around: { first: [40 / 6, 0], last: [80 - 40 / 6, 0] },
  },
  align: {
    start: { first: [0, 0], last: [40, 0] },
    end: { first: [0, 30], last: [40, 30] },
    center: { first: [0, 15], last: [40, 15] },
  },
} as const;

/** Puts `layout.css` before the page's other sheets until the end of the running test. */
function linkLayout(...pageRules: readonly string[]): void {
  const sheets = [layout, ...pageRules].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...sheets, ...before];
  atEndOfTest(() => {
    document.adoptedStyleSheets = before;
  });
}

async function mountBox(html: string): Promise<Element> {
  const { container } = await mount(html);
  return container.firstElementChild as Element;
}

const boxes = (attributes: string, inner = 'inline-size: 20px; block-size: 10px', outer = '') =>
  `<div data-site-flex ${attributes} style="inline-size: 100px; block-size: 40px; ${outer}">${`<i style="flex: none; ${inner}"></i>`.repeat(
    3,
  )}</div>`;

function placesOf(flex: Element) {
  const { left, top } = flex.getBoundingClientRect();
  const [first, , last] = [...flex.children].map((child) => {
    const box = child.getBoundingClientRect();
    return [box.left - left, box.top - top];
  });
  return { first, last };
}

function expectPlaces(
  flex: Element,
  expected: { readonly first: readonly number[]; readonly last: readonly number[] },
) {
  const { first, last } = placesOf(flex);
  for (const [found, place] of [
    [first, expected.first],
    [last, expected.last],
  ]) {
    for (const [axis, value] of (place ?? []).entries()) expect(found?.[axis]).to.be.closeTo(value, 0.5);
  }
}

describe('layout.css', () => {
  for (const [name, px] of Object.entries(WIDTHS_PX)) {
    it(`§9: a container ${name} is ${px} px wide at most, in the middle, gutters included`, async () => {
      await setViewport(1600);
      linkLayout();
      const frame = await mountBox(
        `<div style="inline-size: 1400px"><p data-site-container="${name}" data-site-gutter="lg">Text</p></div>`,
      );
      const [outer, inner] = [frame, frame.firstElementChild as Element].map((box) => box.getBoundingClientRect());
      expect(inner?.width).to.equal(px);
      expect((inner?.left ?? 0) - (outer?.left ?? 0)).to.be.closeTo((1400 - px) / 2, 0.5);
    });
  }

  it('§9: a container without a value is as wide as there is room', async () => {
    linkLayout();
    const frame = await mountBox('<div style="inline-size: 300px"><p data-site-container>Text</p></div>');
    expect(frame.firstElementChild?.getBoundingClientRect().width).to.equal(300);
  });

  for (const [name, px] of Object.entries(GUTTERS_PX)) {
    it(`§9: a gutter ${name} is ${px} px at both ends`, async () => {
      linkLayout();
      const box = await mountBox(`<p data-site-gutter="${name}">Text</p>`);
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
      expect([paddingInlineStart, paddingInlineEnd]).to.deep.equal([`${px}px`, `${px}px`]);
    });
  }

  for (const [name, px] of Object.entries(GAPS_PX)) {
    it(`§9: a gap ${name} is ${px} px on a wide screen`, async () => {
      linkLayout();
      const flex = await mountBox(boxes(`data-site-gap="${name}"`, 'inline-size: 1px; block-size: 1px'));
      expectPlaces(flex, { first: [0, 0], last: [2 + 2 * px, 0] });
    });
  }

  it(`§9: the largest gap grows at ${BREAKPOINT_LARGEST_GAP_PX} px`, async () => {
    linkLayout();
    const flex = await mountBox(boxes('data-site-gap="xl"'));
    await setViewport(BREAKPOINT_LARGEST_GAP_PX - 1);
    expect(getComputedStyle(flex).columnGap).to.equal('32px');
    await setViewport(BREAKPOINT_LARGEST_GAP_PX);
    expect(getComputedStyle(flex).columnGap).to.equal('48px');
  });

  for (const [attribute, values] of Object.entries(PLACES)) {
    for (const [name, places] of Object.entries(values)) {
      it(`§9: ${attribute} ${name} places what is inside`, async () => {
        linkLayout();
        expectPlaces(await mountBox(boxes(`data-site-${attribute}="${name}"`)), places);
      });
    }
  }

  it('§9: align stretch gives all the same height', async () => {
    linkLayout();
    const flex = await mountBox(boxes('data-site-align="stretch"', 'inline-size: 20px', 'align-items: unset'));
    expect([...flex.children].map((child) => child.getBoundingClientRect().height)).to.deep.equal([40, 40, 40]);
  });

  for (const [name, rowCount] of Object.entries({ wrap: 2, nowrap: 1 })) {
    it(`§9: wrap ${name} makes ${rowCount} of a row that is too long`, async () => {
      linkLayout();
      const flex = await mountBox(boxes(`data-site-wrap="${name}"`, 'inline-size: 40px; block-size: 10px'));
      const tops = [...flex.children].map((child) => Math.round(child.getBoundingClientRect().top));
      expect(new Set(tops).size).to.equal(rowCount);
    });
  }

  it('start and end follow the direction of the text', async () => {
    linkLayout();
    const flex = await mountBox(boxes('dir="rtl" data-site-justify="end"'));
    expectPlaces(flex, { first: [40, 0], last: [0, 0] });
  });

  it('every size is an author’s to change, at every width', async () => {
    linkLayout(':root { --site-container-lg: 200px; --site-gutter-sm: 3px; --site-gap-xl: 5px }');
    const box = await mountBox(
      '<p data-site-container="lg" data-site-gutter="sm" data-site-flex data-site-gap="xl"></p>',
    );
    const { maxInlineSize, paddingInlineStart, columnGap } = getComputedStyle(box);
    expect([maxInlineSize, paddingInlineStart, columnGap]).to.deep.equal(['200px', '3px', '5px']);
  });

  it('any rule of the page wins, even one that comes before', async () => {
    linkLayout();
    const page = new CSSStyleSheet();
    page.replaceSync('section { display: grid; gap: 1px }');
    document.adoptedStyleSheets = [page, ...document.adoptedStyleSheets];
    const { display, columnGap } = getComputedStyle(
      await mountBox('<section data-site-flex data-site-gap="md"></section>'),
    );
    expect([display, columnGap]).to.deep.equal(['grid', '1px']);
  });
});
