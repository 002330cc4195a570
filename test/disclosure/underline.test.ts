import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import { mountHeader } from '../site-header/header-page.ts';
import { GUIDE, mountSubnav } from '../site-subnav/subnav-page.ts';
import { isOpen } from '../support/disclosures.ts';
import type { ElementPage } from '../support/element-page.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown } from '../support/find.ts';
import { click } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';

type Page = ElementPage<HTMLElement>;

/** The shown text that says exactly this. @throws if there is none. */
function textOf(root: ShadowRoot, text: string): Text {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    if (node.data.trim() === text && isShown(node.parentElement as Element)) return node;
  }
  throw new Error(`“${text}” is not shown.`);
}

/** What of the line lies below the box of its letters, in px: it stands 6 px below their feet, and is 2 px thick. */
const BELOW_LETTERS_PX = 5;

/** Whether a line is seen under a text: something around it says so, and no box between keeps it or cuts it off. */
function isUnderlined(root: ShadowRoot, text: string): boolean {
  const letters = document.createRange();
  letters.selectNodeContents(textOf(root, text));
  const line = letters.getBoundingClientRect().bottom + BELOW_LETTERS_PX;
  for (let around = textOf(root, text).parentElement; around; around = around.parentElement) {
    const { textDecorationLine, display, position, overflowY } = getComputedStyle(around);
    if (overflowY !== 'visible' && around.getBoundingClientRect().bottom < line) return false;
    if (textDecorationLine.includes('underline')) return true;
    if (display.startsWith('inline-') || position === 'absolute' || position === 'fixed') return false;
  }
  return false;
}

const openMenu = async (): Promise<Page> => {
  const page = await mountHeader({ config: navigation });
  await click(buttonNamed(page.root, 'Menu'));
  await eventually(() => expect(isShown(buttonNamed(page.root, 'Products'))).to.equal(true));
  return page;
};
const headerPage = (): Promise<Page> => mountHeader({ config: navigation });
const subnavPage = (): Promise<Page> => mountSubnav({ config: GUIDE });

/** Where something opens: the width, the page, the trigger's name, and its label as it is seen. */
const PLACES: readonly (readonly [string, number, () => Promise<Page>, string, string])[] = [
  ['a panel of the bar', 1600, headerPage, 'Products', 'Products'],
  ['a section of the menu', 375, openMenu, 'Products', 'Products'],
  ['the list of languages', 1600, headerPage, 'Language: English, EN', 'EN'],
  ['the list of languages, in the narrowest bar', 1280, headerPage, 'Language: English, EN', 'EN'],
  ['the list of languages, without the navigation beside it', 1000, headerPage, 'Language: English, EN', 'EN'],
  ['an entry of the sub-navigation', 1600, subnavPage, 'Collect data', 'Collect data'],
  ['an entry whose link is the label', 1600, subnavPage, 'Subpages of Install', 'Install'],
  ['the sub-navigation on a phone', 375, subnavPage, 'Documentation', 'Documentation'],
];

describe('the label of what is open', () => {
  for (const [place, width, mountIt, name, label] of PLACES) {
    it(`§4: is underlined, and is not when it is closed: ${place}, ${width} px`, async () => {
      await setViewport(width);
      const { root } = await mountIt();
      const trigger = buttonNamed(root, name);
      expect(isUnderlined(root, label)).to.equal(false);
      // Without a mouse, which would open by hover too.
      trigger.click();
      await eventually(() => {
        expect(isOpen(trigger)).to.equal(true);
        expect(isUnderlined(root, label)).to.equal(true);
      });
      trigger.click();
      await eventually(() => {
        expect(isOpen(trigger)).to.equal(false);
        expect(isUnderlined(root, label)).to.equal(false);
      });
    });
  }
});
