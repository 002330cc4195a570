import { expect } from 'chai';
import { announcementCookie } from '../../../src/core/announcement/announcement-cookie.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import { atEndOfTest } from '../../support/cleanup.ts';
import { openEndpoint } from '../../support/endpoint.ts';
import { eventually } from '../../support/eventually.ts';
import type { Frame } from '../../support/frame.ts';
import { header, isAlive, kept, openHeld, openLive, rootOf, subnav, visit } from './visit.ts';

const { navigation: items, ...others } = navigation;
const CHANGED = { ...others, navigation: [{ title: 'Changed', url: '/changed' }, ...items] };

const POLICY = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
};

const textOf = (frame: Frame) => rootOf(frame)?.textContent ?? '';

/** What is kept is not for this page: nothing shows before the code, and then what the page says. */
async function assertNormalRender(body: string, path: string, language: string): Promise<void> {
  const { frame, goOn } = await openHeld(body, { path });
  expect(rootOf(frame)).to.equal(null);
  await goOn();
  await isAlive(frame);
  expect(rootOf(frame)?.querySelector('header')?.lang).to.equal(language);
}

describe('a page that a snapshot is not of', () => {
  for (const [title, attributes, data, path, language] of [
    ['changed data', '', CHANGED, '/', 'en-US'],
    ['another locale', 'locale="de-de"', navigation, '/', 'de-DE'],
    ['another language by `lang`', 'lang="de"', navigation, '/', 'de-DE'],
    ['another language by its path', '', navigation, '/de/guide', 'de-DE'],
    ['another main site', 'site-origin="https://www.vendor.example"', navigation, '/', 'en-US'],
  ] as const) {
    it(`renders as ever: ${title}`, async () => {
      await visit(header());
      await assertNormalRender(header(attributes, data), path, language);
      // What it has shown is kept from now on.
      await eventually(() =>
        expect(kept())
          .to.contain(`"${language}"`)
          .and.contain(data === CHANGED ? 'Changed' : ''),
      );
    });
  }

  it('renders as ever where another build has kept it', async () => {
    await visit(header());
    sessionStorage.setItem('site-elements:site-header', (kept() as string).replace(/^\S+/, 'header-12345678.js'));
    await assertNormalRender(header(), '/', 'en-US');
    await eventually(() => expect(kept()).not.to.contain('header-12345678.js'));
  });

  for (const [title, attributes] of [
    ['another theme', 'theme="dark"'],
    ['another size', 'size="large"'],
  ] as const) {
    it(`shows it with the styles of its own: ${title}`, async () => {
      await visit(header());
      const { frame, goOn } = await openHeld(header(attributes));
      const bar = rootOf(frame)?.querySelector('.bar') as Element;
      const looks = () => {
        const { backgroundColor, blockSize, colorScheme } = frame.window.getComputedStyle(bar);
        return { backgroundColor, blockSize, colorScheme };
      };
      const before = looks();
      await goOn();
      await isAlive(frame);
      expect(looks()).to.deep.equal(before);
      expect(bar.isConnected).to.equal(true);
    });
  }

  for (const [title, change] of [
    ['`config` is set', (element: HTMLElement) => Object.assign(element, { config: CHANGED })],
    [
      'the JSON is changed',
      (element) => (element.querySelector('script') as Element).replaceChildren(JSON.stringify(CHANGED)),
    ],
  ] as const satisfies readonly (readonly [string, (element: HTMLElement) => unknown])[]) {
    it(`shows what it says itself, once the code has come, where a script has changed it: ${title}`, async () => {
      await visit(header());
      const { frame, goOn } = await openHeld(header());
      expect(textOf(frame)).to.contain('Products');
      change(frame.document.querySelector('site-header') as HTMLElement);
      await goOn();
      await isAlive(frame);
      await eventually(() => expect(textOf(frame)).to.contain('Changed'));
      const links = rootOf(frame)?.querySelectorAll('a[href="/changed"]');
      expect(links).to.have.length(1);
      expect(rootOf(frame)?.querySelectorAll('header')).to.have.length(1);
    });
  }
});

describe('a page that a snapshot is of', () => {
  it('leaves no place for an announcement that was dismissed', async () => {
    await visit(header());
    const { marquee } = navigation.masthead;
    const [cookie] = announcementCookie(marquee, { cookies: '', now: new Date(), domain: undefined }).split(';');
    // biome-ignore lint/suspicious/noDocumentCookie: the synchronous way is what a loader reads.
    document.cookie = `${cookie}; path=/`;
    atEndOfTest(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as above.
      document.cookie = 'site-announcement=; path=/; max-age=0';
    });
    const { frame, goOn } = await openHeld(header());
    const announcement = rootOf(frame)?.querySelector('.announcement') as Element;
    const main = frame.document.querySelector('main') as Element;
    const { top } = main.getBoundingClientRect();
    expect(announcement.checkVisibility({ visibilityProperty: true })).to.equal(false);
    await goOn();
    await isAlive(frame);
    await eventually(() => expect(rootOf(frame)?.querySelector('.announcement')).to.equal(null));
    expect(main.getBoundingClientRect().top).to.equal(top);
  });

  it('shows it under a strict policy with Trusted Types', async () => {
    await visit(header() + subnav(), { headers: POLICY });
    const { frame, goOn } = await openHeld(header() + subnav(), { headers: POLICY });
    for (const tag of ['site-header', 'site-subnav']) expect(rootOf(frame, tag)).not.to.equal(null);
    expect(rootOf(frame)?.getBoundingClientRect().height).to.be.greaterThan(50);
    await goOn();
    await isAlive(frame);
  });

  it('shows two headers of the same data, and of two headers the one that was kept last', async () => {
    await visit(header());
    const same = await openHeld(header() + header('id="second"'));
    const { document } = same.frame;
    const elements = [...document.querySelectorAll('site-header')];
    expect(elements.map(({ shadowRoot }) => shadowRoot?.textContent?.includes('Products'))).to.deep.equal([true, true]);
    await same.goOn();
    await isAlive(same.frame);
    const other = await openLive(header() + header('id="second"', CHANGED));
    const texts = () =>
      [...other.document.querySelectorAll('site-header')].map(({ shadowRoot }) => shadowRoot?.textContent);
    await eventually(() => {
      expect(texts()[0]).not.to.contain('Changed');
      expect(texts()[1]).to.contain('Changed');
    });
  });

  it('shows it in a header that a script inserts', async () => {
    await visit(header());
    const { frame, goOn } = await openHeld('<p>Text</p>');
    frame.document.body.insertAdjacentHTML('afterbegin', header('reveal-delay="60000"'));
    await eventually(() => expect(textOf(frame)).to.contain('Products'));
    expect(frame.window.customElements.get('site-header')).to.equal(undefined);
    await goOn();
    await isAlive(frame);
  });

  it('leaves a header alone that a script inserts after the code has come', async () => {
    await visit(header());
    const frame = await openLive(header());
    frame.document.querySelector('main')?.insertAdjacentHTML('afterbegin', header('id="late"'));
    await eventually(() => {
      const root = frame.document.querySelector('#late')?.shadowRoot?.querySelector<HTMLElement>('[data-root]');
      expect(root?.hidden).to.equal(false);
      expect(root?.dataset.snapshot).to.equal(undefined);
    });
  });
});

describe('nothing is kept', () => {
  it('of data by `src`, whose address does not say what it is', async () => {
    const endpoint = await openEndpoint({ body: JSON.stringify(navigation) });
    const frame = await openLive(`<site-header src="${endpoint.url}"></site-header>${subnav()}`);
    expect(textOf(frame)).to.contain('Products');
    await eventually(() => expect(kept('site-subnav')).not.to.equal(null));
    expect(kept()).to.equal(null);
  });

  it('with `snapshot="off"`, and what was there is removed before the code comes', async () => {
    await visit(header() + subnav());
    expect(sessionStorage).to.have.length(2);
    const { frame, goOn } = await openHeld(header('snapshot=" OFF"') + subnav('snapshot="off"'));
    expect(sessionStorage).to.have.length(0);
    expect(rootOf(frame)).to.equal(null);
    await goOn();
    await isAlive(frame);
    await isAlive(frame, 'site-subnav');
    await openLive(header('snapshot="off"') + subnav());
    await eventually(() => expect(kept('site-subnav')).not.to.equal(null)); // Their idle moment is over.
    expect(kept()).to.equal(null);
  });

  it('with `snapshot="off"` in one that a script has set', async () => {
    const frame = await visit(header()); // Whose idle moment is over: it keeps nothing more.
    frame.document.body.insertAdjacentHTML('beforeend', header('snapshot="off"'));
    await eventually(() => expect(kept()).to.equal(null));
  });
});
