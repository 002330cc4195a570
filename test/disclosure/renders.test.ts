import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import { mountHeader } from '../site-header/header-page.ts';
import { GUIDE, mountSubnav } from '../site-subnav/subnav-page.ts';
import { openStill } from '../support/disclosures.ts';
import { eventually, frame } from '../support/eventually.ts';
import { buttonNamed } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { recordReadTexts } from '../support/read-texts.ts';

/** Opens what buttons show, one after the other, and closes the last one. */
async function openAndClose(root: ShadowRoot, ...names: readonly string[]): Promise<void> {
  for (const name of names) await openStill(buttonNamed(root, name));
  await press('Escape');
  await eventually(() => expect(root.querySelector('[aria-expanded=true]')).to.equal(null));
}

/** How much has been read when the element has come to rest: WebKit tells late whether its row has to scroll. */
async function restingLength(read: readonly unknown[]): Promise<number> {
  const { length } = read;
  for (let count = 0; count < 5; count += 1) await frame();
  return read.length === length ? length : restingLength(read);
}

describe('what opens and closes renders by itself', () => {
  it('<site-header>: a panel renders nothing of the bar, the masthead and the menu', async () => {
    const read = recordReadTexts('header');
    const { root } = await mountHeader({ config: navigation });
    expect(read).to.include.members(['skipToContent', 'mastheadNavigation', 'home', 'mainNavigation', 'language']);
    const { length } = read;
    await openAndClose(root, 'Products', 'Solutions');
    expect(read.slice(length)).to.deep.equal([]);
  });

  it('<site-subnav>: a dropdown renders its own entry alone', async () => {
    const read = recordReadTexts('subnav');
    const { root } = await mountSubnav({ config: GUIDE });
    expect(read).to.include.members(['sectionNavigation', 'submenu', 'scrollForward']);
    const length = await restingLength(read);
    await openAndClose(root, 'Collect data');
    expect(read.slice(length)).to.deep.equal(['submenu', 'submenu']);
  });
});
