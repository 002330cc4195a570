import { expect } from 'chai';
import navigation from '../../fixtures/navigation.en-us.json';
import { expectWarning } from '../../support/console.ts';
import { eventually, frame as nextFrame } from '../../support/eventually.ts';
import { openFrame } from '../../support/frame.ts';
import { HEADER, headerOf, page, SRC, showsHeader } from './loader-page.ts';

describe('requests of a page with one tag', () => {
  it('issue «Instant»: what is wrong with the data delays nothing: it is said when the header shows', async () => {
    const faulty = JSON.stringify({ ...navigation, unheard_of: true });
    const header = `<site-header reveal-delay="60000"><script type="application/json">${faulty}</script></site-header>`;
    const frame = await openFrame(page(`<script src="${SRC}"></script>`, header));
    await eventually(() => expect(headerOf(frame).shadowRoot?.querySelector('.panel-inner')).to.be.ok);
    for (let count = 0; count < 3; count += 1) await nextFrame();
    const files = frame.window.performance.getEntriesByType('resource').map(({ name }) => name);
    expect(files.filter((file) => /problem/.test(file))).to.deep.equal([]);
    headerOf(frame).remove(); // Anew, without the delay.
    frame.document.body.insertAdjacentHTML('afterbegin', header.replace('60000', '0'));
    await expectWarning(/unheard_of/);
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
    find('[aria-controls="panel-0"]').click();
    await eventually(() => expect(find('#panel-0').checkVisibility()).to.equal(true));
    for (let count = 0; count < 3; count += 1) await nextFrame();
    expect(requested()).to.deep.equal(before);
  });
});
