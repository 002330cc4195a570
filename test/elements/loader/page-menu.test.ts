import { expect } from 'chai';
import { BAR_HEIGHTS_PX } from '../../../src/constants.ts';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { type Frame, openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { setViewport } from '../../support/viewport.ts';
import { isAlive, json, openHeld, rootOf, visit } from '../snapshot/visit.ts';
import { scriptsOf } from './closed-search-page.ts';
import { page, SRC } from './loader-page.ts';

const item = (title: string, mark = '') => `<li><a href="/${title.toLowerCase()}"${mark}>${title}</a></li>`;
const CURRENT = ' class="current" aria-current="page"';
const menu = (items = item('Products') + item('Pricing')) => `<site-header><nav><ul>${items}</ul></nav></site-header>`;
const tag = (src = SRC) => `<script src="${src}"></script><style>body { margin: 0 }</style>`;
const shows = (frame: Frame, text: string) => eventually(() => expect(rootOf(frame)?.textContent).to.contain(text));

describe('U8: the one tag and a header with a menu', () => {
  it('reads it when all of it is parsed, and never a part', async () => {
    const html = menu(`${item('Products')}<!--pause-->${item('Pricing')}`);
    const frame = await openFrame(page(tag(), `${html}<main>Text</main>`));
    const header = () => frame.document.querySelector('site-header') as HTMLElement;
    await eventually(() => expect(header().matches(':defined')).to.equal(true));
    await eventually(() => expect(scriptsOf(frame)).to.include('read-menu'));
    for (let count = 0; count < 3; count += 1) await nextFrame();
    expect(rootOf(frame)?.textContent).to.equal('');
    await frame.resume();
    await shows(frame, 'Pricing');
    await isAlive(frame);
  });

  it('takes the JSON child that follows the menu, and reads no menu then', async () => {
    const data = json({ navigation: [{ title: 'Data', url: '/data' }] });
    const html = menu().replace('</site-header>', `<!--pause-->${data}</site-header><main>Text</main>`);
    const frame = await openFrame(page(tag(), html));
    await eventually(() => expect(frame.document.querySelector('site-header:defined')).not.to.equal(null));
    await frame.resume();
    await shows(frame, 'Data');
    expect(rootOf(frame)?.textContent).not.to.contain('Pricing');
  });

  it('shows it before the page has come to its end', async () => {
    const frame = await openFrame(page(tag(), `${menu()}<main>Text<!--pause--></main>`));
    await shows(frame, 'Pricing');
    expect(frame.document.readyState).to.equal('loading');
    await frame.resume();
  });

  it('asks for what reads it beside the other files, and not where no menu is', async () => {
    for (const [body, isAsked] of [
      [menu(), true],
      [
        `<site-header>${json({ navigation: [{ title: 'A', url: '/a' }] })}<nav><ul>${item('A')}</ul></nav></site-header>`,
        false,
      ],
      ['<site-header><nav><a href="/">Home</a></nav></site-header>', false],
    ] as const) {
      const code = await holdCode();
      const frame = await openFrame(page(tag(code.src), `${body}<main>Text<!--pause--></main>`));
      await eventually(async () => expect(await code.isAsked()).to.equal(true));
      await eventually(() => expect(scriptsOf(frame)).to.include('header'));
      if (isAsked) await eventually(() => expect(scriptsOf(frame)).to.include('read-menu'));
      else expect(scriptsOf(frame)).not.to.include('read-menu');
      await Promise.all([frame.resume(), code.release()]);
      await eventually(() => expect(frame.document.querySelector('site-header:defined')).not.to.equal(null));
    }
  });

  for (const width of [375, 1280]) {
    it(`${width} px: keeps the place of the bar, without a strip`, async () => {
      await setViewport(width);
      const { frame, goOn } = await openHeld(menu());
      const top = () => frame.document.querySelector('main')?.getBoundingClientRect().top;
      expect(top()).to.equal(BAR_HEIGHTS_PX.medium);
      await goOn();
      await isAlive(frame);
      expect(top()).to.equal(BAR_HEIGHTS_PX.medium);
    });
  }

  it('shows it on the second page before its code, whichever item is current there, and takes it over', async () => {
    await setViewport(1280);
    await visit(menu(item('Products', CURRENT) + item('Pricing')), { path: '/a' });
    const toggle = '<button aria-expanded="false">Open</button></li>';
    const second = menu(item('Products').replace('</li>', toggle) + item('Pricing', CURRENT));
    const { frame, goOn } = await openHeld(second, { path: '/b' });
    const bar = rootOf(frame)?.querySelector('.bar');
    expect(bar?.textContent).to.contain('Pricing');
    expect(bar?.querySelector('[aria-current=page]')).to.equal(null);
    await goOn();
    await isAlive(frame);
    expect(rootOf(frame)?.querySelector('.bar')).to.equal(bar);
    await eventually(() => expect(bar?.querySelector('[aria-current=page]')?.textContent).to.equal('Pricing'));
  });

  it('shows another menu, or data, as ever', async () => {
    await visit(menu());
    for (const other of [menu(item('Other')), menu().replace('<site-header', '<site-header src="/none.json"')]) {
      const { frame, code } = await openHeld(other);
      expect(rootOf(frame)).to.equal(null);
      frame.iframe.remove();
      await code.release();
    }
  });
});
