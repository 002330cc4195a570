import { expect } from 'chai';
import { openStill } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown, nameOf } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { setViewport } from '../support/viewport.ts';
import { mountHeader } from './header-page.ts';

const SECTIONS_COUNT = 5;
const LINKS_COUNT = 60;

const sections = Array.from({ length: SECTIONS_COUNT }, (_, section) => ({
  title: `Section ${section}`,
  items: [
    {
      title: `Group ${section}`,
      links: Array.from({ length: LINKS_COUNT }, (__, link) => ({ title: `Link ${section}.${link}`, url: `/${link}` })),
    },
  ],
}));

/** Whether what has the focus can be seen: inside the window and the panel's own part of it, and not covered; up to 2 px by rounding. */
function expectInView(root: ShadowRoot): Element {
  const active = activeElementDeep() as Element;
  const { left, top, bottom, height } = active.getBoundingClientRect();
  expect(top, nameOf(active)).to.be.at.least(0);
  expect(bottom, nameOf(active)).to.be.at.most(window.innerHeight + 2);
  const hit = root.elementFromPoint(left + 4, top + height / 2);
  expect(active.contains(hit), `${nameOf(active)} under ${hit?.className}`).to.equal(true);
  return active;
}

for (const [width, height] of [
  [1280, 720],
  [375, 667],
] as const) {
  it(`N8, M5: each of 300 links of a panel is reached by the keyboard and seen at ${width} by ${height} px`, async () => {
    await setViewport(width, height);
    const { root } = await mountHeader({ config: { navigation: [{ title: 'Products', sections }] } });
    if (width < 1250) await openStill(buttonNamed(root, 'Menu'));
    const panel = await openStill(buttonNamed(root, 'Products'));
    const links = [...panel.querySelectorAll('a')].filter(isShown);
    expect(links).to.have.length(SECTIONS_COUNT * LINKS_COUNT);
    // Every one by focus; by Tab the first and the last ones, which is what goes wrong.
    for (const link of links) {
      link.focus();
      await eventually(() => expect(expectInView(root)).to.equal(link));
    }
    await press('Shift+Tab');
    await eventually(() => expect(expectInView(root)).to.equal(links.at(-2)));
    await press('Tab');
    await eventually(() => expect(expectInView(root)).to.equal(links.at(-1)));
    links[0]?.focus();
    await press('Tab');
    await eventually(() => expect(expectInView(root)).to.equal(links[1]));
  });
}
