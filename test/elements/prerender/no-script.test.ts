import { expect } from 'chai';
import { buildNavigation, type Reading } from '../../../demo/navigation/build-navigation.ts';
import { ENGLISH } from '../../../demo/site/languages.ts';
import { type PrerenderOptions, prerender } from '../../../elements/entries/prerender.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import sectionNav from '../../fixtures/section-nav.json';
import { eventually } from '../../support/eventually.ts';
import { buttonNamed, isShown, linkNamed } from '../../support/find.ts';
import { type Frame, openFrame } from '../../support/frame.ts';
import { press, type } from '../../support/keys.ts';
import { shadow } from '../../support/mount.ts';
import { click } from '../../support/pointer.ts';
import { setViewport } from '../../support/viewport.ts';

const RESULTS = 'https://results.vendor.example';
const PAGE_URL = 'https://www.vendor.example/platform';
const WIDTHS = [375, 1280] as const;
/** A hundred keys take their time in WebKit's driver. */
const KEYS_TIMEOUT_MS = 120_000;
const READINGS = ['products', 'platform'] as const;

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;

const headerHtml = (reading: Reading) =>
  `<site-header>${json(buildNavigation(reading, ENGLISH, RESULTS))}</site-header>`;

/** Opens a pre-rendered page in a frame that runs no scripts. */
async function openWithoutScript(bodyHtml: string, options: PrerenderOptions = {}): Promise<Frame> {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><style>body{margin:0}</style></head>
<body>${bodyHtml}<main><p><a href="/next">Next</a></p></main></body></html>`;
  const { html, problems } = await prerender(page, { url: PAGE_URL, ...options });
  expect(problems).to.deep.equal([]);
  return openFrame(html, { hasScripts: false });
}

function rootOf(frame: Frame, tagName: string): ShadowRoot {
  return shadow(frame.document.querySelector(tagName) as Element);
}

const linksOf = (root: ShadowRoot) => [...root.querySelectorAll<HTMLAnchorElement>('a[href]')];
const hrefOf = (link: Element) => link.getAttribute('href') ?? '';
const openersOf = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLButtonElement>('button[popovertarget]')].filter(
    (button) => isShown(button) && button.getBoundingClientRect().width > 0,
  );

function popoverOf(button: HTMLButtonElement): HTMLElement {
  const { popoverTargetElement } = button;
  if (!popoverTargetElement) throw new Error(`“${button.textContent}” opens nothing.`);
  return popoverTargetElement as HTMLElement;
}

/** The links that a mouse would hit in their middle, after scrolling to them. */
function hitLinks(root: ShadowRoot): readonly string[] {
  return linksOf(root)
    .filter((link) => {
      if (!isShown(link)) return false;
      link.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = link.getBoundingClientRect();
      return root.elementFromPoint(left + width / 2, top + height / 2)?.closest('a') === link;
    })
    .map(hrefOf);
}

async function hrefsByMouse(root: ShadowRoot): Promise<ReadonlySet<string>> {
  const hrefs = new Set(hitLinks(root));
  for (const opener of openersOf(root)) {
    const popover = popoverOf(opener);
    await click(opener);
    await eventually(() => expect(popover.matches(':popover-open')).to.equal(true));
    for (const href of hitLinks(root)) hrefs.add(href);
    await click(opener);
    await eventually(() => expect(popover.matches(':popover-open')).to.equal(false));
  }
  return hrefs;
}

/** Goes through the header with Tab, opens with Enter what can be opened, and stops outside of it. */
async function walk(root: ShadowRoot, hrefs: Set<string>): Promise<void> {
  const opened = new Set<Element>();
  for (let active = root.activeElement; active; active = root.activeElement) {
    if (active.localName === 'a') hrefs.add(hrefOf(active));
    if (active.localName === 'button' && !opened.has(active)) {
      opened.add(active);
      const popover = popoverOf(active as HTMLButtonElement);
      if (!popover.matches(':popover-open')) await press('Enter');
      await eventually(() => expect(popover.matches(':popover-open')).to.equal(true));
    }
    await press('Tab');
  }
}

async function hrefsByKeys(frame: Frame, root: ShadowRoot): Promise<ReadonlySet<string>> {
  const hrefs = new Set<string>();
  frame.window.focus();
  const [first] = linksOf(root).filter(isShown);
  first?.focus();
  await walk(root, hrefs);
  return hrefs;
}

describe('without script', () => {
  for (const width of WIDTHS) {
    for (const reading of READINGS) {
      it(`every link of the header can be reached with the mouse at ${width} px, ${reading}`, async () => {
        await setViewport(width);
        const root = rootOf(await openWithoutScript(headerHtml(reading)), 'site-header');
        const reached = await hrefsByMouse(root);
        expect(linksOf(root).length).to.be.greaterThan(100);
        expect(
          linksOf(root)
            .map(hrefOf)
            .filter((href) => !reached.has(href)),
        ).to.deep.equal([]);
      });
    }

    it(`every link of the header can be reached with keys at ${width} px`, async function () {
      this.timeout(KEYS_TIMEOUT_MS);
      await setViewport(width);
      const frame = await openWithoutScript(`<site-header>${json(navigation)}</site-header>`);
      const root = rootOf(frame, 'site-header');
      const reached = await hrefsByKeys(frame, root);
      expect(
        linksOf(root)
          .map(hrefOf)
          .filter((href) => !reached.has(href)),
      ).to.deep.equal([]);
    });

    it(`every link of the sub-navigation can be reached with the mouse at ${width} px`, async () => {
      await setViewport(width);
      const frame = await openWithoutScript(`<site-subnav>${json(sectionNav)}</site-subnav>`);
      const root = rootOf(frame, 'site-subnav');
      const reached = await hrefsByMouse(root);
      expect(
        linksOf(root)
          .map(hrefOf)
          .filter((href) => !reached.has(href)),
      ).to.deep.equal([]);
    });

    it(`a panel or the menu opens below the bar, as wide as it will be, at ${width} px`, async () => {
      await setViewport(width);
      const root = rootOf(await openWithoutScript(headerHtml('products')), 'site-header');
      const opener = buttonNamed(root, width < 1250 ? 'Menu' : 'Products');
      await click(opener);
      await eventually(() => expect(popoverOf(opener).matches(':popover-open')).to.equal(true));
      const { clientWidth } = root.ownerDocument.documentElement;
      const box = popoverOf(opener).getBoundingClientRect();
      const bar = (root.querySelector('[part=bar]') as Element).getBoundingClientRect();
      expect(box.top).to.be.closeTo(bar.bottom, 2);
      expect(box.width).to.be.closeTo(width < 1250 ? clientWidth : 1175, 1);
      expect(box.left).to.be.at.least(0);
      expect(box.right).to.be.at.most(clientWidth);
    });
  }

  it('Escape and a press outside close what is open, and another panel takes its place', async () => {
    const frame = await openWithoutScript(headerHtml('products'));
    const root = rootOf(frame, 'site-header');
    const [products, solutions] = ['Products', 'Solutions'].map((name) => buttonNamed(root, name));
    if (!products || !solutions) throw new Error('There are no two panels.');
    const openIds = () => [...root.querySelectorAll(':popover-open')].map(({ id }) => id);
    await click(products);
    await eventually(() => expect(openIds()).to.deep.equal([popoverOf(products).id]));
    await click(solutions);
    await eventually(() => expect(openIds()).to.deep.equal([popoverOf(solutions).id]));
    await press('Escape');
    await eventually(() => expect(openIds()).to.deep.equal([]));
    await click(products);
    await eventually(() => expect(openIds()).to.deep.equal([popoverOf(products).id]));
    await click({ x: 20, y: 780 });
    await eventually(() => expect(openIds()).to.deep.equal([]));
  });

  it('a link of a panel is followed', async () => {
    const frame = await openWithoutScript(headerHtml('products'));
    const root = rootOf(frame, 'site-header');
    await click(buttonNamed(root, 'Resources'));
    const link = await eventually(() => {
      const found = linksOf(root).find((candidate) => isShown(candidate) && hrefOf(candidate) === '/downloads');
      if (!found) throw new Error('There is no such link.');
      return found;
    });
    await click(link);
    await eventually(() => expect(frame.window.location.pathname).to.equal('/downloads'));
  });

  it('the language list is a list of links, and the search control a link', async () => {
    const root = rootOf(await openWithoutScript(headerHtml('products')), 'site-header');
    expect(hrefOf(linkNamed(root, 'Search'))).to.match(/^https:\/\/results\.vendor\.example/);
    await click(buttonNamed(root, 'Language: English, EN'));
    await eventually(() => expect(hrefOf(linkNamed(root, 'DeutschDE'))).to.equal('/de'));
  });

  it('no state stands in the markup that only a script keeps true', async () => {
    const root = rootOf(await openWithoutScript(headerHtml('products')), 'site-header');
    expect(root.querySelectorAll('[aria-expanded]')).to.have.length(0);
  });

  it('the search form shows and submits', async () => {
    const form = '<form action="/find" role="search"><input type="search" name="q" aria-label="Search"></form>';
    const frame = await openWithoutScript(`<site-search search-url="${RESULTS}/find">${form}</site-search>`);
    frame.window.focus();
    const input = frame.document.querySelector('input') as HTMLInputElement;
    expect(isShown(input)).to.equal(true);
    await click(input);
    await type('kibana');
    await press('Enter');
    await eventually(() => expect(frame.window.location.search).to.equal('?q=kibana'));
  });

  it('linked styles show the same header under a strict policy', async () => {
    await setViewport(1280);
    const page = `<!doctype html><html lang="en"><head><title>Page</title></head><body>${headerHtml('products')}</body></html>`;
    const { html } = await prerender(page, { url: PAGE_URL, styles: { href: '/dist/prerender.css' } });
    const policy = "default-src 'self'; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'";
    const strict = await openFrame(html, { hasScripts: false, headers: { 'content-security-policy': policy } });
    const inline = await openWithoutScript(headerHtml('products'));
    const boxes = (frame: Frame) =>
      [...rootOf(frame, 'site-header').querySelectorAll('a, button, img')]
        .filter(isShown)
        .map((element) => `${element.textContent} ${JSON.stringify(element.getBoundingClientRect())}`);
    expect(rootOf(strict, 'site-header').querySelectorAll('[style], style')).to.have.length(0);
    expect(
      boxes(strict).map((box) => box.replace(/"[xy]":[-\d.]+|"(?:left|right|top|bottom)":[-\d.]+/g, '')),
    ).to.deep.equal(boxes(inline).map((box) => box.replace(/"[xy]":[-\d.]+|"(?:left|right|top|bottom)":[-\d.]+/g, '')));
  });
});
