// Longer than 250 lines: the rows P, one after the other.

import { expect } from 'chai';
import {
  HOVER_CLOSE_DELAY_MS,
  HOVER_OPEN_DELAY_MS,
  HOVER_SKIP_DELAY_MS,
  OVERLAY_OPACITY_RATIO,
  REFLEX_CLICK_MS,
} from '../../src/constants.ts';
import { controlledBy } from '../support/disclosures.ts';
import '../../src/disclosure/hover-intent.ts'; // Here already when the mouse first moves.
import { stopClock } from '../support/clock.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click, glideTo, moveTo } from '../support/pointer.ts';
import { GUIDE, mountSubnav, recordDetails, WAYS } from './subnav-page.ts';

const INSTALL = 'Subpages of Install';
const ON_THE_PAGE = { x: 640, y: 700 };

const isOpen = (trigger: Element) => trigger.getAttribute('aria-expanded') === 'true';

let clock: ReturnType<typeof stopClock>;

beforeEach(() => {
  clock = stopClock(); // Without it, a slow mouse would also open by hover what its click then closes.
});

/** How many timers there are of those that hovering starts; other code has timers, too. */
function hoverTimerCount(): number {
  const delays: readonly unknown[] = [HOVER_OPEN_DELAY_MS, HOVER_SKIP_DELAY_MS, HOVER_CLOSE_DELAY_MS];
  const { timers } = clock as unknown as { readonly timers?: ReadonlyMap<number, { readonly delay?: unknown }> };
  return [...(timers?.values() ?? [])].filter(({ delay }) => delays.includes(delay)).length;
}

/** A sub-navigation under a mouse that rests elsewhere, with the hover code in place. */
async function mountUnderMouse(mountIt = mountSubnav) {
  await moveTo(ON_THE_PAGE);
  const page = await mountIt({ config: GUIDE });
  /** Moves there, and waits until the wait for a delay has begun. */
  const rest = async (target: Element | { x: number; y: number }) => {
    const before = hoverTimerCount();
    await moveTo(target);
    await eventually(() => expect(hoverTimerCount()).to.be.greaterThan(before));
  };
  const { root } = page;
  return { ...page, rest, install: buttonNamed(root, INSTALL), collect: buttonNamed(root, 'Collect data') };
}

/** The same with a dropdown that hover has opened. */
async function openByHover() {
  const page = await mountUnderMouse();
  await page.rest(page.install);
  await clock.tickAsync(HOVER_OPEN_DELAY_MS);
  await eventually(() => expect(isOpen(page.install)).to.equal(true));
  return page;
}

for (const [way, mountIt] of WAYS) {
  describe(`<site-subnav> pointer, ${way}`, () => {
    it('P1: opens when the mouse has rested on an entry for 200 ms', async () => {
      const { element, rest, install } = await mountUnderMouse(mountIt);
      const opened = recordDetails(element, 'panelopen');
      await rest(install);
      await clock.tickAsync(HOVER_OPEN_DELAY_MS - 1);
      await frame();
      expect(isOpen(install)).to.equal(false);
      await clock.tickAsync(1);
      await eventually(() => expect(isOpen(install)).to.equal(true));
      expect(isShown(controlledBy(install))).to.equal(true);
      expect(opened).to.deep.equal([{ key: 'Install', reason: 'hover' }]);
    });

    it('P1: never opens when the mouse leaves earlier', async () => {
      const { element, rest, install } = await mountUnderMouse(mountIt);
      const opened = recordDetails(element, 'panelopen');
      await rest(install);
      await clock.tickAsync(HOVER_OPEN_DELAY_MS - 1);
      await moveTo(ON_THE_PAGE);
      await eventually(() => expect(element.matches(':hover')).to.equal(false));
      await clock.tickAsync(10 * HOVER_OPEN_DELAY_MS);
      expect(opened).to.deep.equal([]);
    });
  });
}

describe('<site-subnav> pointer and focus', () => {
  it('S2: the entry’s link opens its dropdown by hover too', async () => {
    const { root, rest, install } = await mountUnderMouse();
    await rest(linkNamed(root, 'Install'));
    await clock.tickAsync(HOVER_OPEN_DELAY_MS);
    await eventually(() => expect(isOpen(install)).to.equal(true));
  });

  it('P2: with a dropdown open, another one opens at once', async () => {
    const { element, install, collect } = await openByHover();
    const closed = recordDetails(element, 'panelclose');
    await moveTo(collect);
    await eventually(() => expect([install, collect].map(isOpen)).to.deep.equal([false, true]));
    expect(closed).to.deep.equal([{ key: 'Install', reason: 'switch' }]);
  });

  it('P2: less than 300 ms after one has closed, another one opens at once; later it does not', async () => {
    const { element, rest, install, collect } = await openByHover();
    const opened = recordDetails(element, 'panelopen');
    await rest(ON_THE_PAGE);
    await clock.tickAsync(HOVER_CLOSE_DELAY_MS);
    await eventually(() => expect(isOpen(install)).to.equal(false));
    await clock.tickAsync(HOVER_SKIP_DELAY_MS - 1);
    await moveTo(collect);
    await eventually(() => expect(opened).to.have.length(1));

    await rest(ON_THE_PAGE);
    await clock.tickAsync(HOVER_CLOSE_DELAY_MS);
    await clock.tickAsync(HOVER_SKIP_DELAY_MS);
    await rest(install);
    expect(opened).to.have.length(1);
    await clock.tickAsync(HOVER_OPEN_DELAY_MS);
    expect(opened).to.have.length(2);
  });

  it('P3: moving diagonally towards the dropdown across another entry leaves it open', async () => {
    const { element, root, install, collect } = await openByHover();
    const closed = recordDetails(element, 'panelclose');
    const { right, bottom } = install.getBoundingClientRect();
    const link = linkNamed(root, 'Linux').getBoundingClientRect();
    // Beside the arrow, on the next entry, with the dropdown below.
    const from = { x: right - 2, y: bottom - 2 };
    const to = { x: link.right - 20, y: link.top + 10 };
    await glideTo({ x: Math.round(from.x), y: Math.round(from.y) });
    const crossed = new Set<Element | null>();
    for (let step = 1; step <= 10; step += 1) {
      const x = Math.round(from.x + ((to.x - from.x) * step) / 10);
      const y = Math.round(from.y + ((to.y - from.y) * step) / 10);
      crossed.add(root.elementFromPoint(x, y)?.closest('.entry') ?? null);
      await glideTo({ x, y });
      await clock.tickAsync(5);
    }
    expect([...crossed], 'the way').to.include(collect.closest('.entry'));
    await eventually(() => expect(linkNamed(root, 'Linux').matches(':hover')).to.equal(true)); // It has arrived.
    await clock.tickAsync(10 * HOVER_OPEN_DELAY_MS);
    expect(isOpen(install)).to.equal(true);
    expect(closed).to.deep.equal([]);
  });

  it('P4: closes when the mouse has left entry and dropdown for 150 ms', async () => {
    const { element, rest, install } = await openByHover();
    const closed = recordDetails(element, 'panelclose');
    await moveTo(controlledBy(install));
    await clock.tickAsync(10 * HOVER_CLOSE_DELAY_MS);
    expect(isOpen(install)).to.equal(true);
    await rest(ON_THE_PAGE);
    await clock.tickAsync(HOVER_CLOSE_DELAY_MS - 1);
    expect(closed).to.deep.equal([]);
    await clock.tickAsync(1);
    await eventually(() => expect(isOpen(install)).to.equal(false));
    expect(closed).to.deep.equal([{ key: 'Install', reason: 'hover' }]);
  });

  it('P5: a reflex click leaves what hover has opened; a later click closes it', async () => {
    const { install } = await openByHover();
    await clock.tickAsync(REFLEX_CLICK_MS - 1);
    await click(install);
    await frame();
    expect(isOpen(install)).to.equal(true);
    await clock.tickAsync(1);
    await click(install);
    await eventually(() => expect(isOpen(install)).to.equal(false));
  });

  it('P6 (dispatched touch events stand in for a finger): enter opens nothing, a tap toggles', async () => {
    const { install } = await mountUnderMouse();
    const touch = (type: string) =>
      install.dispatchEvent(
        new PointerEvent(type, { pointerType: 'touch', bubbles: true, composed: true, cancelable: true }),
      );
    for (const expected of [true, false]) {
      const before = isOpen(install);
      for (const type of ['pointerover', 'pointerenter', 'pointermove', 'pointerdown', 'pointerup', 'pointerleave'])
        touch(type);
      await clock.tickAsync(10 * HOVER_OPEN_DELAY_MS);
      expect(isOpen(install)).to.equal(before);
      touch('click');
      await eventually(() => expect(isOpen(install)).to.equal(expected));
    }
  });

  it('P8: a press outside closes and does not pull the focus back', async () => {
    const { element, root } = await mountSubnav({ config: GUIDE });
    const closed = recordDetails(element, 'panelclose');
    const trigger = buttonNamed(root, INSTALL);
    await click(trigger);
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    await click(ON_THE_PAGE);
    await eventually(() => expect(isOpen(trigger)).to.equal(false));
    expect(closed).to.deep.equal([{ key: 'Install', reason: 'outside' }]);
    expect(activeElementDeep()).not.to.equal(trigger);
  });

  it('P8: focus that leaves closes and is not pulled back', async () => {
    const { root, container } = await mountSubnav({ config: GUIDE, after: '<button>After</button>' });
    const trigger = buttonNamed(root, 'Collect data');
    await click(trigger);
    await eventually(() => expect(isOpen(trigger)).to.equal(true));
    const after = container.lastElementChild as HTMLElement;
    linkNamed(root, 'Fleet').focus();
    after.focus();
    await eventually(() => expect(isOpen(trigger)).to.equal(false));
    expect(activeElementDeep()).to.equal(after);
  });

  it('P9: after Escape it does not open again until the mouse comes back', async () => {
    const { rest, install } = await openByHover();
    await press('Escape');
    await eventually(() => expect(isOpen(install)).to.equal(false));
    const { left, top } = install.getBoundingClientRect();
    await moveTo({ x: Math.round(left) + 4, y: Math.round(top) + 4 });
    await clock.tickAsync(10 * HOVER_OPEN_DELAY_MS);
    expect(isOpen(install)).to.equal(false);
    await moveTo(ON_THE_PAGE);
    await eventually(() => expect(install.matches(':hover')).to.equal(false));
    await rest(install);
    await clock.tickAsync(HOVER_OPEN_DELAY_MS);
    await eventually(() => expect(isOpen(install)).to.equal(true));
  });

  it('P10: nothing opens when panelopen is cancelled', async () => {
    const { element, root } = await mountSubnav({ config: GUIDE });
    const asked = recordDetails(element, 'panelopen', true);
    const trigger = buttonNamed(root, INSTALL);
    await click(trigger);
    await eventually(() => expect(asked).to.have.length(1));
    await frame();
    expect(isOpen(trigger)).to.equal(false);
  });

  it('P11: an open dropdown dims the page and does not move it sideways', async () => {
    const { root, container } = await mountSubnav({ config: GUIDE, after: '<p>Page</p>' });
    const left = () => container.lastElementChild?.getBoundingClientRect().left;
    const before = left();
    const dim = () => getComputedStyle(root.querySelector('.overlay') as Element).opacity;
    expect(dim()).to.equal('0');
    await click(buttonNamed(root, INSTALL));
    await eventually(() => expect(dim()).to.equal(String(OVERLAY_OPACITY_RATIO)));
    expect(left()).to.equal(before);
  });

  for (const direction of ['ltr', 'rtl']) {
    it(`look: a dropdown hangs below its entry and inside the window, ${direction}`, async () => {
      const config = structuredClone(GUIDE);
      config.nav.sub_nav.push({
        title_l10n: 'Last',
        level_4: [{ title_l10n: 'A title that is longer than its entry by far', url: '/last' }],
      });
      for (let index = 0; index < 8; index += 1) config.nav.sub_nav.splice(3, 0, { title_l10n: 'Filler', url: '/f' });
      const { root, container } = await mountSubnav({ config });
      container.dir = direction;
      for (const name of [INSTALL, 'Last']) {
        const trigger = buttonNamed(root, name);
        trigger.focus();
        await press('Enter');
        await eventually(() => expect(isOpen(trigger)).to.equal(true));
        const dropdown = controlledBy(trigger);
        await eventually(() => {
          const box = dropdown.getBoundingClientRect();
          const entry = trigger.closest('.entry')?.getBoundingClientRect() as DOMRect;
          expect(box.left).to.be.at.least(0);
          expect(box.right).to.be.at.most(document.documentElement.clientWidth);
          if (name === INSTALL && direction === 'ltr') expect(box.left).to.be.closeTo(entry.left, 1);
          if (name === INSTALL && direction === 'rtl') expect(box.right).to.be.closeTo(entry.right, 1);
          expect(box.left < entry.right && box.right > entry.left, 'below its entry').to.equal(true);
        });
        await press('Escape');
      }
    });
  }
});
