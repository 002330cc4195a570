import { expect } from 'chai';
import { eventually } from '../support/eventually.ts';
import { setViewport } from '../support/viewport.ts';
import { mountHeader } from './header-page.ts';

const NAVIGATION = [
  { title: 'Guides', url: '/guides' },
  { title: 'About', url: '/about' },
];

const boxIn = (root: ShadowRoot, selector: string) => (root.querySelector(selector) as Element).getBoundingClientRect();

/** Where the text of an element begins and ends, in CSS pixels. */
function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

describe('the ends of the bar', () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    const locales = [{ code: 'en-us', direction }];
    it(`B6: the hamburger stands at the end, without actions as well, ${direction}`, async () => {
      await setViewport(375);
      const { root, element } = await mountHeader({
        config: { locales, logo: { title: 'Vendor' }, navigation: NAVIGATION },
      });
      const distance = (before: string, after: string) => {
        const [one, other] = [boxIn(root, before), boxIn(root, after)];
        return direction === 'rtl' ? one.left - other.right : other.left - one.right;
      };
      const inset = () => {
        const [outer, inner] = [boxIn(root, '[part=header]'), boxIn(root, '.hamburger-lines')];
        return direction === 'rtl' ? inner.left - outer.left : outer.right - inner.right;
      };
      expect(inset()).to.be.closeTo(18, 0.5); // The gutter and the air of a target of 44 px.
      element.config = { locales, navigation: NAVIGATION };
      await eventually(() => expect(root.querySelector('[part=logo]')).to.equal(null));
      expect(inset()).to.be.closeTo(18, 0.5);
      element.config = { locales, navigation: NAVIGATION, ctas: { search: { title: 'Search', url: '/search' } } };
      await eventually(() => expect(root.querySelector('[part=actions]')).not.to.equal(null));
      expect(inset()).to.be.closeTo(18, 0.5);
      expect(distance('.action', '.hamburger')).to.be.closeTo(8, 0.5);
    });
  }

  it('B6: without a logo the first label stands where the text of the page does, and with one at some distance from it', async () => {
    await setViewport(1280);
    const { root, element } = await mountHeader({ config: { navigation: NAVIGATION } });
    const label = () => textBox(root.querySelector('.item') as Element).left;
    expect(label() - boxIn(root, '[part=header]').left).to.be.closeTo(24, 0.5);
    element.config = { logo: { title: 'Vendor' }, navigation: NAVIGATION };
    await eventually(() => expect(root.querySelector('[part=logo]')).not.to.equal(null));
    expect(label() - boxIn(root, '[part=logo]').right).to.be.closeTo(32, 1);
  });
});
