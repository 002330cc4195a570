import { expect } from 'chai';
import { HOSTILE_ITEMS } from '../../demo/site/states/hostile-navigation.ts';
import { controlledBy, openStill } from '../support/disclosures.ts';
import { openEndpoint } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown, nameOf } from '../support/find.ts';
import { click } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';
import { expectReports, mountHeader, mountHeaders } from './header-page.ts';

/** Every text that an item should show: what is refused is not among them. */
const SHOWN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  Empty: ['Nothing', 'No links'],
  Many: ['Link 1', 'Link 200'],
  Markup: ['<b>Bold</b> &amp; <img src=x onerror=alert(1)>', '<script>alert(1)</script>', '👩🏽‍🚀 Astronaut'],
  Pictures: ['What the picture would show', 'Card'],
  Script: ['Stays'],
  Paragraph: ['Read this.'],
  Levels: ['Three'],
};

/** Boxes of text that lie over each other, or stick out of the panel. */
function collisions(panel: HTMLElement): readonly string[] {
  const leaves = [...panel.querySelectorAll('p, a, button, img, .link-title, .link-description, .image-text')].filter(
    (element) => isShown(element) && element.querySelector('p, a, span:not(.new), img') === null,
  );
  const boxes = leaves.map((element) => ({ name: nameOf(element), box: element.getBoundingClientRect() }));
  const frame = panel.getBoundingClientRect();
  const outside = boxes.filter(({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1);
  const over = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).filter(({ box }) => {
      const width = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
      const height = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
      return width > 1 && height > 1;
    }),
  );
  return [...outside, ...over].map(({ name }) => name);
}

describe('<site-header> bad input', () => {
  for (const { fault, item, problemAt } of HOSTILE_ITEMS) {
    it(`contract §2: ${fault}: renders what it can, reports ${problemAt ? 'one problem' : 'nothing'}`, async () => {
      const headers = await mountHeaders([{ navigation: [item] }]);
      const [header] = headers;
      const pointers = () => header?.reports.flat().map(({ pointer }) => pointer);
      await eventually(() => expect(pointers()).to.deep.equal(problemAt ? [`/navigation/0${problemAt}`] : []));
      await expectReports(headers);
      const panel = await openStill(buttonNamed(header?.root as ShadowRoot, item.title));
      for (const text of SHOWN_TEXTS[item.title] ?? []) await eventually(() => expect(nameOf(panel)).to.include(text));
      expect(panel.querySelector('script, [onerror], [href^=javascript]')).to.equal(null);
      expect(panel.textContent).not.to.include('Goes');
    });
  }

  for (const width of [375, 1280]) {
    it(`contract §2: nothing overlaps, and nothing sticks out, at ${width} px`, async () => {
      await setViewport(width);
      const config = { navigation: HOSTILE_ITEMS.map(({ item }) => item) };
      const [header] = await mountHeaders([config]);
      const root = header?.root as ShadowRoot;
      await expectReports(header ? [header] : []);
      for (const trigger of root.querySelectorAll<HTMLElement>('[part~=trigger]')) {
        if (width < 1250 && !isShown(trigger)) await click(buttonNamed(root, 'Menu'));
        await eventually(() => expect(isShown(trigger)).to.equal(true));
        trigger.click();
        const panel = controlledBy(trigger);
        await eventually(() => expect(isShown(panel)).to.equal(true));
        for (const motion of panel.getAnimations()) motion.finish();
        await eventually(() => expect(collisions(panel), nameOf(trigger)).to.deep.equal([]));
      }
    });
  }

  it('contract §2: an image that never loads keeps its place, and the rest is there', async () => {
    const { url } = await openEndpoint({ isHeld: true });
    const image = { type: 'image', src: url, alt: 'Later', width: 200, height: 100 };
    const blocks = [image, { type: 'title', title: 'Below it' }];
    const { root } = await mountHeader({ config: { navigation: [{ title: 'A', columns: [{ blocks }] }] } });
    const panel = await openStill(buttonNamed(root, 'A'));
    const picture = panel.querySelector('img')?.getBoundingClientRect();
    expect([picture?.width, picture?.height]).to.deep.equal([200, 100]);
    expect(collisions(panel)).to.deep.equal([]);
  });

  it('contract §2: a missing image leaves its text, and one without text leaves nothing', async () => {
    const blocks = ['Words', ''].map((alt) => ({ type: 'image', src: '/no-such.png', alt, width: 48, height: 48 }));
    const { root } = await mountHeader({ config: { navigation: [{ title: 'A', columns: [{ blocks }] }] } });
    const trigger = buttonNamed(root, 'A');
    await click(trigger);
    const panel = controlledBy(trigger);
    await eventually(() => {
      expect(panel.querySelector('img')).to.equal(null);
      expect(nameOf(panel)).to.equal('Words');
    });
  });
});
