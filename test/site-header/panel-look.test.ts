import { expect } from 'chai';
import { BREAKPOINT_LARGEST_GAP_PX, CALLOUT_ACCENT_ROTATION_MS } from '../../src/constants.ts';
import { CARD_PADDINGS } from '../../src/core/content/card-padding.ts';
import { openStill } from '../support/disclosures.ts';
import { openEndpoint } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed } from '../support/find.ts';
import { click } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';
import { mountHeader } from './header-page.ts';

const link = (title: string) => ({ title, url: `/${title.toLowerCase()}` });

async function openPanel(item: object): Promise<HTMLElement> {
  const { root } = await mountHeader({ config: { navigation: [{ title: 'A', ...item }] } });
  const hamburger = root.querySelector('[part=hamburger]') as HTMLElement;
  if (isShown(hamburger)) await click(hamburger);
  await eventually(() => expect(isShown(buttonNamed(root, 'A'))).to.equal(true));
  return openStill(buttonNamed(root, 'A'));
}

describe('<site-header> panel look', () => {
  it('§9: the accent of a highlighted callout turns once in 240 s', async () => {
    const panel = await openPanel({ sections: [{ title: 'S', calloutA: true }] });
    const animations = panel.querySelector('.callout')?.getAnimations({ subtree: true }) ?? [];
    const timings = animations.map(({ effect }) => effect?.getComputedTiming());
    expect(timings.map((timing) => [timing?.duration, timing?.iterations])).to.deep.equal([
      [CALLOUT_ACCENT_ROTATION_MS, Number.POSITIVE_INFINITY],
    ]);
  });

  it('§3: each background brings its own set of colours', async () => {
    const backgrounds = ['bg-light-gray', 'bg-ink', 'bg-developer-blue'];
    const panel = await openPanel({
      sections: backgrounds.map((background_style) => ({ title: background_style, background_style })),
    });
    const looks = backgrounds.map((name) =>
      getComputedStyle(panel.querySelector(`[data-background=${name}]`) as Element),
    );
    expect(looks.map(({ colorScheme }) => colorScheme)).to.deep.equal(['light', 'dark', 'dark']);
    expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).to.equal(3);
  });

  it('§3: each card padding is wider than the one before', async () => {
    const panel = await openPanel({
      sections: CARD_PADDINGS.map((card_padding) => ({ title: card_padding, card_padding, style_type: 'Ghost card' })),
    });
    const paddings = CARD_PADDINGS.map((name) =>
      Number.parseFloat(getComputedStyle(panel.querySelector(`[data-padding=${name}]`) as Element).paddingTop),
    );
    expect(paddings).to.deep.equal([0, 8, 16, 24, 32, 48]);
  });

  it('§3: an illustration grid has the picture beside the words, and its links in two columns', async () => {
    const { url: src } = await openEndpoint({ isHeld: true }); // The test server has no pictures; its place is enough.
    const image = { src, alt: 'Picture', width: 64, height: 64 };
    const panel = await openPanel({
      key: 'solutions',
      sections: [
        { title: 'S', style_type: 'Illustration Grid - two column', image, links: [link('One'), link('Two')] },
        { title: 'T' },
      ],
    });
    const [one, two] = ['One', 'Two'].map((title) => linkNamed(panel, title).getBoundingClientRect());
    expect(two?.left).to.be.at.least(one?.right ?? Number.POSITIVE_INFINITY);
    expect(two?.top).to.equal(one?.top);
    expect(panel.querySelector('img')?.getBoundingClientRect().right).to.be.lessThan(one?.left ?? 0);
  });

  it('§3: a customer spotlight that stands alone has its stories side by side', async () => {
    const customers = ['Cisco', 'Booking', 'Comcast'].map((name) => ({ name, cta: link(name) }));
    const panel = await openPanel({ sections: [{ title: 'S', style_type: 'Customer spotlight', customers }] });
    const tops = customers.map(({ name }) => linkNamed(panel, `${name}: ${name}`).getBoundingClientRect().top);
    expect(new Set(tops).size).to.equal(1);
  });

  for (const [width, gap] of [
    [BREAKPOINT_LARGEST_GAP_PX - 1, '32px'],
    [BREAKPOINT_LARGEST_GAP_PX, '48px'],
  ] as const) {
    it(`§9: the largest gap is ${gap} at ${width} px`, async () => {
      await setViewport(width);
      const cards = ['B', 'C'].map((title) => ({ title }));
      const panel = await openPanel({ url: '/a', sections: [{ title: 'S' }], dropdown_footer: { cards } });
      const row = panel.querySelector('[data-gap=xl]') as Element;
      expect(getComputedStyle(row).columnGap).to.equal(gap);
    });
  }
});
