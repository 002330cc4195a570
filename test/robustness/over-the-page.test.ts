import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import { WAYS as HEADERS, mountHeader } from '../site-header/header-page.ts';
import { GUIDE, WAYS as SUBNAVS } from '../site-subnav/subnav-page.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { engine } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { click } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';

/** What pages put around an element, each of which held, cut off or covered what opened from it. */
const HOSTS = {
  'a transform': 'transform: translateZ(0)',
  'a filter': 'filter: saturate(1)',
  'overflow: hidden': 'overflow: hidden',
  'contain: paint': 'contain: paint',
  'a container': 'container-type: inline-size',
  'a stacking context': 'isolation: isolate',
  'a transform and overflow: clip, right to left': 'transform: translateX(0); overflow: clip',
};

/** A page's own bars: over all of it, whatever else it has. */
const BARS = '<div style="position: fixed; z-index: 2147483647; inset: 0 0 auto; block-size: 700px">Bar</div>';

/** Named as in the tests' fixtures; how wide the window is, and what is pressed there, one after the other. */
const OPENINGS = [
  ['a panel', HEADERS, navigation, 1280, ['Solutions']],
  ['the list of languages', HEADERS, navigation, 1280, ['Language: English, EN']],
  ['the phone’s menu', HEADERS, navigation, 375, ['Menu']],
  ['a section of the menu', HEADERS, navigation, 375, ['Menu', 'Solutions']],
  ['the list of languages on a phone', HEADERS, navigation, 375, ['Language: English, EN']],
  ['a dropdown', SUBNAVS, GUIDE, 1280, ['Collect data']],
  ['all links of a section', SUBNAVS, GUIDE, 375, ['Documentation']],
] as const;

type Mount = (options: { config: unknown; after?: string }) => Promise<{
  element: HTMLElement;
  root: ShadowRoot;
  container: HTMLElement;
}>;

/** Opens what the names lead to and says where it is. */
async function open(root: ShadowRoot, names: readonly string[]): Promise<HTMLElement> {
  let opened: HTMLElement | undefined;
  for (const name of names) {
    const trigger = buttonNamed(root, name);
    trigger.click(); // By script: where a page's bar is over ours, that is for the page to change.
    opened = await eventually(() => {
      expect(trigger.getAttribute('aria-expanded')).to.equal('true');
      return root.getElementById(trigger.getAttribute('aria-controls') ?? '') as HTMLElement;
    });
    await eventually(() => expect(opened?.getAnimations()).to.deep.equal([]));
  }
  return opened as HTMLElement;
}

async function close(root: ShadowRoot): Promise<void> {
  await press('Escape');
  await eventually(() => expect(root.querySelector('[aria-expanded=true]')).to.equal(null));
  await eventually(() => expect([...root.querySelectorAll(':popover-open')].filter(isShown)).to.deep.equal([]));
}

function rectOf(element: Element): readonly number[] {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
}

/** Whether what is seen at points all over an element is a part of it; beside a scrollbar that lies over it. */
function expectUncovered(element: Element, host: Element): void {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const root = element.getRootNode() as ShadowRoot;
  for (const x of [left + 24, (left + right) / 2, right - 24]) {
    for (const y of [
      top + 4,
      (top + Math.min(bottom, window.innerHeight)) / 2,
      Math.min(bottom, window.innerHeight) - 4,
    ]) {
      expect(document.elementFromPoint(x, y), `${x}, ${y}`).to.equal(host);
      expect(element.contains(root.elementFromPoint(x, y)), `${x}, ${y}`).to.equal(true);
    }
  }
}

/** Runs something as in a browser that knows no popover, where all opens in the bar. */
async function withoutTopLayer<Result>(act: () => Promise<Result>): Promise<Result> {
  const { showPopover } = HTMLElement.prototype;
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  try {
    return await act();
  } finally {
    HTMLElement.prototype.showPopover = showPopover;
  }
}

describe('what opens lies over the page', () => {
  for (const [name, ways, config, width, names] of OPENINGS) {
    for (const [way, mountIt] of ways as readonly (readonly [string, Mount])[]) {
      it(`contract §7: ${name}, ${way}, is where it is on an empty page, and nothing covers it`, async () => {
        await setViewport(width);
        const { element, root, container } = await mountIt({ config, after: `<p>Page</p>` });
        const bars = document.createElement('div');
        container.append(bars);
        for (const [host, style] of Object.entries(HOSTS)) {
          container.style.cssText = '';
          container.dir = host.includes('right to left') ? 'rtl' : 'ltr';
          bars.innerHTML = '';
          const expected = await withoutTopLayer(async () => rectOf(await open(root, names)));
          await close(root);
          container.style.cssText = style;
          bars.innerHTML = BARS;
          const opened = await open(root, names);
          expect(rectOf(opened), host).to.deep.equal(expected);
          expectUncovered(opened, element);
          await close(root);
        }
      });
    }
  }

  /** The gap between the bar and what hangs from it; the panel covers the bar's line. */
  const expectAtBar = (root: ShadowRoot, popup: Element) => {
    const { bottom } = (root.querySelector('[part~=bar]') as Element).getBoundingClientRect();
    expect(popup.getBoundingClientRect().top - bottom).to.be.closeTo(-1, 0.1);
  };

  it('contract §7: an open panel stays at the bar of a header that scrolls away, or is pushed down', async () => {
    const { root, container } = await mountHeader({
      config: navigation,
      attributes: { 'scroll-mode': 'static' },
      after: '<div style="block-size: 3000px"></div>',
    });
    const panel = await open(root, ['Solutions']);
    atEndOfTest(() => window.scrollTo(0, 0));
    window.scrollTo(0, 20);
    await eventually(() => expect(window.scrollY).to.equal(20));
    await eventually(() => expectAtBar(root, panel));
    const late = document.createElement('p');
    late.textContent = 'It came late.';
    container.before(late);
    atEndOfTest(() => late.remove());
    await eventually(() => expectAtBar(root, panel));
  });

  it('contract §7: a panel that has rested lies over a popover that the page has opened since', async () => {
    const { element, root, container } = await mountHeader({
      config: navigation,
      after: '<div popover="manual" style="inset: 0; inline-size: auto; block-size: auto">Note</div>',
    });
    // In WebKit it comes into the top layer when it opens.
    const resting = () => root.querySelectorAll(`[data-resting]${engine === 'webkit' ? '' : ':popover-open'}`).length;
    await eventually(() => expect(resting()).to.equal(root.querySelectorAll('.panel').length));
    (container.querySelector('[popover]') as HTMLElement).showPopover();
    expectUncovered(await open(root, ['Solutions']), element);
  });

  it('contract §7: moved while a panel is open, an element shows it still; removed, it leaves nothing', async () => {
    const { element, root, container } = await mountHeader({ config: navigation, after: '<p>Page</p>' });
    const panel = await open(root, ['Solutions']);
    const before = rectOf(panel);
    container.prepend(document.createElement('div'));
    container.firstElementChild?.append(element);
    await eventually(() => expect(panel.getAnimations()).to.deep.equal([]));
    expect(rectOf(panel)).to.deep.equal(before);
    await close(root);
    const again = await open(root, ['Solutions']);
    expect(again.matches(':popover-open')).to.equal(true);
    element.remove();
    expect(again.matches(':popover-open')).to.equal(false);
  });

  it('M6: a panel that is open when the window becomes narrow is a section of the menu', async () => {
    await setViewport(1280);
    const { root } = await mountHeader({ config: navigation });
    const panel = await open(root, ['Solutions']);
    await setViewport(375);
    await click(buttonNamed(root, 'Menu'));
    const menu = root.querySelector('[part~=menu]') as Element;
    await eventually(() => expect(menu.getAnimations()).to.deep.equal([]));
    const { top } = panel.getBoundingClientRect();
    expect(top).to.be.closeTo(buttonNamed(root, 'Solutions').getBoundingClientRect().bottom, 1);
    expect([getComputedStyle(panel).position, panel.hasAttribute('popover')]).to.deep.equal(['static', false]);
  });
});
