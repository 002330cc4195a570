import { expect } from 'chai';
import { renderElement } from '../../elements/prerender/render-element.ts';
import { siteHeader } from '../../elements/site-header.ts';
import { BREAKPOINT_MARQUEE_STATIC_PX, MASTHEAD_HEIGHT_PX } from '../../src/constants.ts';
import { ANNOUNCEMENT_COOKIE } from '../../src/core/announcement/dismissed-announcements.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { buttonNamed, isShown, linkNamed, nameOf } from '../support/find.ts';
import { press } from '../support/keys.ts';
import { activeElementDeep, mount, shadow } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';
import { forgetDismissals, mastheadHeight, NARROW_PX, partOf, withMessage } from './announcement-page.ts';
import { type HeaderPage, mountHeader, recordDetails, WAYS } from './header-page.ts';

/** Stands in for `document.cookie` until the end of the running test. */
function replaceCookies(property: PropertyDescriptor): void {
  Object.defineProperty(document, 'cookie', { configurable: true, ...property });
  atEndOfTest(() => void Reflect.deleteProperty(document, 'cookie'));
}

describe('<site-header> dismissal', () => {
  beforeEach(forgetDismissals);

  const dismiss = async ({ root }: HeaderPage) => {
    await click(buttonNamed(root, 'Dismiss announcement'));
    await eventually(() => expect(partOf(root)).to.equal(null));
  };

  for (const [way, mountIn] of WAYS) {
    it(`contract §3: a dismissed announcement leaves no gap, on this page and the next, ${way}`, async () => {
      await setViewport(NARROW_PX);
      const page = await mountIn({ config: navigation });
      const dismissed = recordDetails(page.element, 'announcementdismiss');
      expect(mastheadHeight(page.root)).to.equal(MASTHEAD_HEIGHT_PX);
      await dismiss(page);
      expect(dismissed).to.deep.equal([{ id: 'serverless-2026' }]);
      expect(mastheadHeight(page.root)).to.equal(0);
      await eventually(() => expect(document.cookie).to.contain('serverless-2026'));
      const next = await mountIn({ config: navigation });
      expect(partOf(next.root)).to.equal(null);
      expect(mastheadHeight(next.root)).to.equal(0);
    });
  }

  it('contract §3: is remembered per message', async () => {
    const page = await mountHeader({ config: withMessage({ message: 'One' }) });
    await dismiss(page);
    await eventually(() => expect(document.cookie).to.contain(ANNOUNCEMENT_COOKIE));
    page.element.config = withMessage({ message: 'Two' });
    await eventually(() => expect(partOf(page.root).textContent).to.equal('Two'));
    await dismiss(page);
    for (const message of ['One', 'Two']) {
      const { root } = await mountHeader({ config: withMessage({ message }) });
      expect(partOf(root), message).to.equal(null);
    }
  });

  it('§9: asks for 12 years (a stubbed document.cookie shows what is asked for)', async () => {
    const asked: string[] = [];
    replaceCookies({ get: () => '', set: (cookie) => void asked.push(cookie) });
    await dismiss(await mountHeader({ config: navigation }));
    await eventually(() => expect(asked.length).to.be.greaterThan(0));
    const expires = new Date(/expires=([^;]+)/.exec(asked[0] ?? '')?.[1] ?? '');
    expect(expires.getUTCFullYear() - new Date().getUTCFullYear()).to.equal(12);
  });

  it('F9: works without cookies (a stubbed document.cookie that throws stands in for a sandboxed frame)', async () => {
    const refuse = () => {
      throw new DOMException('No cookies here.', 'SecurityError');
    };
    replaceCookies({ get: refuse, set: refuse });
    await dismiss(await mountHeader({ config: navigation }));
  });

  it('contract §2: tells the page by an adopted sheet, as long as it is so', async () => {
    const told = () => getComputedStyle(document.documentElement).getPropertyValue('--site-announcement');
    const page = await mountHeader({ config: navigation });
    expect(told()).to.equal('');
    await dismiss(page);
    await eventually(() => expect(told()).to.equal('dismissed'));
    page.element.remove();
    await eventually(() => expect(told()).to.equal(''));
  });

  it('contract §2: a pre-rendered header that is told so has no gap before its code comes', async () => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    atEndOfTest(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
    const { template } = renderElement(siteHeader, { attributes: {}, config: navigation, lang: 'en' });
    const { container } = await mount('<p></p>');
    container.setHTMLUnsafe(`<waiting-header>${template}</waiting-header>`);
    const root = shadow(container.firstElementChild as Element);
    await setViewport(NARROW_PX);
    expect(mastheadHeight(root)).to.equal(MASTHEAD_HEIGHT_PX);
    sheet.replaceSync(':root { --site-announcement: dismissed }');
    await eventually(() => expect(mastheadHeight(root)).to.equal(0));
    expect(isShown(linkNamedIn(root))).to.equal(false);
    await setViewport(BREAKPOINT_MARQUEE_STATIC_PX);
    await eventually(() => expect(mastheadHeight(root)).to.equal(MASTHEAD_HEIGHT_PX));
    expect(isShown(linkNamedIn(root))).to.equal(false);
    expect(isShown(linkNamed(root, 'About'))).to.equal(true);
  });

  const linkNamedIn = (root: ShadowRoot) => partOf(root).querySelector('a') as HTMLElement;

  it('moves the focus on, so that it is not lost', async () => {
    for (const [width, name] of [
      [1280, 'About'],
      [NARROW_PX, 'Vendor home'],
    ] as const) {
      await setViewport(width);
      const { root, element } = await mountHeader({ config: withMessage({ message: `At ${width}` }) });
      await eventually(() => expect(root.querySelector('header')?.dataset.scrollVisibility).to.equal('shown'));
      buttonNamed(root, 'Dismiss announcement').focus();
      await press('Enter');
      await eventually(() => expect(partOf(root)).to.equal(null));
      expect(nameOf(activeElementDeep() as Element)).to.equal(name);
      element.remove();
    }
  });

  it('is seen by a page that comes back from the back-forward cache (dispatched pageshow)', async () => {
    const { root } = await mountHeader({ config: navigation });
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every engine.
    document.cookie = `${ANNOUNCEMENT_COOKIE}=serverless-2026; path=/`;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await eventually(() => expect(partOf(root)).to.equal(null));
  });
});
