import { expect } from 'chai';
import { renderElement } from '../../../elements/prerender/render-element.ts';
import { siteHeader } from '../../../elements/site-header.ts';
import navigation from '../../fixtures/navigation.en-us.json';
import { expectWarning } from '../../support/console.ts';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { scriptsOf } from './closed-search-page.ts';
import { HEADER, headerOf, JSON_CHILD, page, SRC, showsHeader } from './loader-page.ts';

describe('requests of a page with one tag', () => {
  it('issue «Instant»: what is wrong in a rich paragraph delays nothing: it is said when the header shows', async () => {
    const html = 'A <a href="/good">good</a> and a <a href="javascript:alert(1)">bad</a> link';
    const rich = { title: 'Rich', columns: [{ blocks: [{ type: 'paragraph', html }] }] };
    const faulty = JSON.stringify({ ...navigation, navigation: [...navigation.navigation, rich] });
    const header = `<site-header reveal-delay="60000"><script type="application/json">${faulty}</script></site-header>`;
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, header));
    await eventually(() => expect(headerOf(frame).shadowRoot?.querySelector('.panel-inner')).to.be.ok);
    for (let count = 0; count < 3; count += 1) await nextFrame();
    const files = frame.window.performance.getEntriesByType('resource').map(({ name }) => name);
    expect(files.filter((file) => /problem/.test(file))).to.deep.equal([]);
    headerOf(frame).remove(); // Anew, without the delay.
    frame.document.body.insertAdjacentHTML('afterbegin', header.replace('60000', '0'));
    await expectWarning(/javascript:alert/);
    await showsHeader(frame);
  });

  it('issue «Instant»: no request stands between a click and what it opens', async () => {
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, HEADER));
    await showsHeader(frame);
    const find = (selector: string) => headerOf(frame).shadowRoot?.querySelector(selector) as HTMLElement;
    await eventually(() => expect(find('.panel-inner')).to.be.ok);
    const requested = () =>
      frame.window.performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => !/hover-intent|write-snapshot|watch-history/.test(name));
    const before = requested();
    expect(before.filter((name) => /take-over/.test(name))).to.deep.equal([]); // Nothing was printed.
    find('[aria-controls="panel--products"]').click();
    await eventually(() => expect(find('#panel--products').checkVisibility()).to.equal(true));
    for (let count = 0; count < 3; count += 1) await nextFrame();
    expect(requested()).to.deep.equal(before);
  });

  it('contract §2: all that printed markup needs to be taken over is asked for beside the code', async () => {
    const code = await holdCode();
    const { template } = renderElement(siteHeader, { config: navigation, lang: 'en' });
    const header = `<site-header hydrate="load">${template}${JSON_CHILD}</site-header>`;
    const frame = await openFrame(page(`<script src="${code.src}"></script>`, `${header}<p>Text</p><!--pause-->`));
    await eventually(() => expect(scriptsOf(frame)).to.include.members(['take-over', 'after-render-header']));
    expect(scriptsOf(frame)).not.to.include('react');
    let isReady = false;
    headerOf(frame).addEventListener('ready', () => {
      isReady = true;
    });
    await Promise.all([frame.resume(), code.release()]);
    await eventually(() => expect(isReady).to.equal(true));
  });
});
