import { expect } from 'chai';
import { mountHeader, recordDetails } from '../site-header/header-page.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { isOpen, openStill } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed } from '../support/find.ts';
import { setViewport } from '../support/viewport.ts';

const link = { title: 'Link', url: '/link' };
const config = {
  navigation: [{ title: 'Products', key: 'products', sections: [{ title: 'Section', links: [link] }] }],
};

/** Goes back over an entry with an address that a router has pushed, once a step is open on it. */
async function goBackFrom(address: string, open: () => Promise<void>): Promise<void> {
  const { href } = location;
  history.pushState(null, '', address);
  atEndOfTest(() => history.replaceState(history.state, '', href));
  await open();
  history.back();
  await eventually(() => expect(location.href).to.equal(href));
}

describe('the way back from a router’s page', () => {
  it('contract §3: closes an open panel, before the router is told', async () => {
    await setViewport(1280);
    const { root, element } = await mountHeader({ config });
    const trigger = buttonNamed(root, 'Products');
    const closed = recordDetails(element, 'panelclose');
    let closedAtPop: number | undefined;
    const handlePop = () => {
      closedAtPop = closed.length;
    };
    await goBackFrom('/routed', async () => {
      await openStill(trigger);
      window.addEventListener('popstate', handlePop, { once: true });
    });
    await eventually(() => expect(isOpen(trigger)).to.equal(false));
    expect(closed).to.deep.equal([{ key: 'products', reason: 'navigation' }]);
    expect(closedAtPop).to.equal(1);
  });

  it('contract §3: to a place in the same page leaves it open', async () => {
    await setViewport(1280);
    const { root, element } = await mountHeader({ config });
    const trigger = buttonNamed(root, 'Products');
    const closed = recordDetails(element, 'panelclose');
    await goBackFrom('#place', async () => {
      await openStill(trigger);
    });
    expect(isOpen(trigger)).to.equal(true);
    expect(closed).to.deep.equal([]);
  });

  it('M2: closes the menu and lets go of the page at once', async () => {
    await setViewport(375);
    const { root } = await mountHeader({ config, after: '<p id="behind">Behind</p>' });
    const behind = document.getElementById('behind') as HTMLElement;
    const hamburger = root.querySelector<HTMLElement>('.hamburger') as HTMLElement;
    const isHeld = () => behind.closest('[inert]') !== null;
    let isHeldAtPop: boolean | undefined;
    const handlePop = () => {
      isHeldAtPop = isHeld();
    };
    await goBackFrom('/routed', async () => {
      hamburger.click();
      await eventually(() => expect(isHeld()).to.equal(true));
      window.addEventListener('popstate', handlePop, { once: true });
    });
    await eventually(() => expect(isHeldAtPop).to.equal(false));
    await eventually(() => expect(hamburger.ariaExpanded).to.equal('false'));
  });
});
