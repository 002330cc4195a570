import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { nameOf } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { mountHeader, WAYS } from './header-page.ts';

const skipLink = (root: ShadowRoot) => root.querySelector<HTMLAnchorElement>('[part=skip-link]');

/** Waits until the header knows what the skip link leads to. */
const skipLinkTo = (root: ShadowRoot, href: string) =>
  eventually(() => {
    const link = skipLink(root);
    expect(link?.getAttribute('href')).to.equal(href);
    return link as HTMLAnchorElement;
  });

describe('<site-header> skip link', () => {
  it('contract §3: is the first stop, hidden until it has the focus, and leads to the first <main> with an id', async () => {
    const { root, container } = await mountHeader({
      config: navigation,
      after: '<main><p>No id</p></main><main id="content"><a href="/inside">Inside</a></main>',
    });
    const link = await skipLinkTo(root, '#content');
    expect(link.getBoundingClientRect().bottom).to.be.at.most(0);
    await press('Tab');
    expect(activeElementDeep()).to.equal(link);
    expect(nameOf(link)).to.equal('Skip to main content');
    const { left, top, width, height } = link.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(root.elementFromPoint(left + width / 2, top + height / 2)).to.equal(link);
    const before = location.href;
    await press('Enter');
    await eventually(() => expect(activeElementDeep()).to.equal(document.getElementById('content')));
    expect(location.href).to.equal(before);
    await press('Tab');
    expect(nameOf(activeElementDeep() as Element)).to.equal('Inside');
    expect(container.querySelector('#content')?.hasAttribute('tabindex')).to.equal(false);
  });

  it('contract §3: skip-target names another place', async () => {
    const { root, element } = await mountHeader({
      config: navigation,
      attributes: { 'skip-target': 'here' },
      after: '<main id="content"></main><button id="here">Here</button>',
    });
    const link = await skipLinkTo(root, '#here');
    link.focus();
    await press('Enter');
    await eventually(() => expect(nameOf(activeElementDeep() as Element)).to.equal('Here'));
    element.removeAttribute('skip-target');
    await skipLinkTo(root, '#content');
  });

  it('contract §3: is not there without a target, and comes with it', async () => {
    const { root, container } = await mountHeader({ config: navigation, after: '<main><p>No id</p></main>' });
    await eventually(() => expect(root.querySelector('header')?.dataset.scrollVisibility).to.equal('shown'));
    expect(skipLink(root)).to.equal(null);
    container.querySelector('main')?.setAttribute('id', 'late');
    await press('Tab');
    const link = await skipLinkTo(root, '#late');
    await eventually(() => expect(activeElementDeep()).to.equal(link));
  });

  it('contract §3: leads there also where the page has another base', async () => {
    const base = document.createElement('base');
    base.href = '/elsewhere/';
    document.head.append(base);
    atEndOfTest(() => base.remove());
    const { root } = await mountHeader({ config: navigation, after: '<main id="content"></main>' });
    (await skipLinkTo(root, '#content')).focus();
    await press('Enter');
    await eventually(() => expect(activeElementDeep()?.id).to.equal('content'));
  });

  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    it(`contract §3: leaves a click with ${modifier} to the browser`, async () => {
      const { root } = await mountHeader({ config: navigation, after: '<main id="content"></main>' });
      const link = await skipLinkTo(root, '#content');
      const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, [modifier]: true });
      let isPrevented: boolean | undefined;
      const handleLast = (event: Event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', handleLast, { once: true });
      link.dispatchEvent(click);
      expect(isPrevented).to.equal(false);
    });
  }

  for (const [way, mountIn] of WAYS) {
    it(`contract §3: landmarks have distinct names, ${way}`, async () => {
      const { root } = await mountIn({ config: navigation });
      const landmarks = [...root.querySelectorAll('nav, section[aria-label]')].map(nameOf);
      expect(landmarks).to.include.members(['Main', 'Quick links', 'Announcement']);
      expect(new Set(landmarks).size).to.equal(landmarks.length);
      expect(root.querySelectorAll('header').length).to.equal(1);
    });
  }
});
