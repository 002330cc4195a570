import { expect } from 'chai';
import { eventually } from '../../support/eventually.ts';
import { openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { HEADER, page, showsHeader } from '../loader/loader-page.ts';

describe('a page that is left', () => {
  it('issue «Unbreakable»: says nothing of the code that it has not waited for', async () => {
    const { src, isAsked } = await holdCode('write-snapshot');
    const frame = await openFrame(page(`<script src="${src}"></script>`, HEADER));
    await showsHeader(frame);
    await eventually(async () => expect(await isAsked()).to.equal(true));
    const left = frame.window;
    const said: unknown[][] = [];
    (left as unknown as { console: Console }).console.warn = (...texts: unknown[]) => said.push(texts);
    frame.iframe.src = '/dist/reserve.css';
    await eventually(() => expect(frame.document.URL).to.contain('reserve.css'));
    expect(said).to.deep.equal([]);
  });
});
