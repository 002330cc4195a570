import { expect } from 'chai';
import { eventually } from '../../support/eventually.ts';
import { openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { HEADER, page, showsHeader } from '../loader/loader-page.ts';

/** A page that shows its header, and still waits for other code of it. */
async function openWaiting() {
  const { src, isAsked, release } = await holdCode('write-snapshot');
  const frame = await openFrame(page(`<script src="${src}"></script>`, HEADER));
  await showsHeader(frame);
  await eventually(async () => expect(await isAsked()).to.equal(true));
  const left = frame.window;
  const said: string[] = [];
  (left as unknown as { console: Console }).console.warn = (text: string) => said.push(text);
  return { frame, left, said, release };
}

describe('a page that is left', () => {
  it('issue «Unbreakable»: says nothing of the code that it has not waited for', async () => {
    const { frame, said } = await openWaiting();
    frame.iframe.src = '/dist/reserve.css';
    await eventually(() => expect(frame.document.URL).to.contain('reserve.css'));
    expect(said).to.deep.equal([]);
  });

  it('issue «Unbreakable»: tells of code that failed while it was left, only when it has stayed after all', async () => {
    const { left, said, release } = await openWaiting();
    const begun = performance.now();
    left.dispatchEvent(new Event('beforeunload'));
    await release(404);
    await eventually(() => expect(said.join()).to.contain('is not remembered for the next page'));
    expect(performance.now() - begun).to.be.greaterThan(1500);
  });
});
