import { expect } from 'chai';
import { expectWarning } from '../../support/console.ts';
import { openFrame } from '../../support/frame.ts';
import { holdCode } from '../../support/held-code.ts';
import { HEADER, headerOf, page, SRC, showsHeader } from './loader-page.ts';

describe('the prefix of one tag', () => {
  it('contract §1: the tag takes a prefix from data-prefix', async () => {
    const frame = await openFrame(
      page(`<script src="${SRC}" data-prefix="acme"></script>`, HEADER.replaceAll('site-header', 'acme-header')),
    );
    await showsHeader(frame, 'acme-header');
    expect(frame.window.customElements.get('site-header')).to.equal(undefined);
  });

  const both = HEADER.replaceAll('site-', 'acme-') + HEADER.replaceAll('site-', 'other-');

  it('contract §1: a module takes a prefix from data-prefix, though it has no current script', async () => {
    const tag = `<script src="${SRC}" type="module" data-prefix="acme"></script>`;
    const frame = await openFrame(page(tag, HEADER.replaceAll('site-', 'acme-')));
    await showsHeader(frame, 'acme-header');
    expect(frame.window.customElements.get('site-header')).to.equal(undefined);
  });

  it('a module serves the prefixes of all its tags, because it runs once', async () => {
    const module = (prefix: string) => `<script src="${SRC}" type="module" data-prefix="${prefix}"></script>`;
    const frame = await openFrame(page(module('acme') + module('other'), HEADER + both));
    await showsHeader(frame, 'acme-header');
    await showsHeader(frame, 'other-header');
    expect(frame.window.customElements.get('site-header')).to.equal(undefined);
  });

  for (const [first, second] of [
    ['type="module"', 'type="module"'],
    ['type="module" async', 'async'],
  ] as const) {
    it(`two copies of two addresses take the prefix of their own tag each: ${first}, ${second}`, async () => {
      const copy = await holdCode('none');
      const head =
        `<script src="${SRC}" data-prefix="acme" ${first}></script>` +
        `<script src="${copy.src}?v=2" data-prefix="other" ${second}></script>`;
      const frame = await openFrame(page(head, both));
      await showsHeader(frame, 'acme-header');
      await showsHeader(frame, 'other-header');
      const paths = frame.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const headers = paths.filter((path) => path.includes('/header-'));
      expect(headers.map((path) => path.split('/')[1])).to.have.members(['dist', 'held']);
    });
  }

  it('code that was put elsewhere finds its tag, and the prefix, whatever its case', async () => {
    const frame = await openFrame(page('', HEADER.replaceAll('site-', 'acme-')));
    const tag = frame.document.createElement('script');
    Object.assign(tag, { src: SRC, type: 'text/plain' });
    tag.dataset.prefix = 'Acme';
    frame.document.head.append(tag);
    const inline = frame.document.createElement('script');
    inline.text = await (await fetch(SRC)).text();
    frame.document.head.append(inline);
    await showsHeader(frame, 'acme-header');
  });

  it('says so where it finds no tag of its own', async () => {
    const frame = await openFrame(page('', HEADER));
    const inline = frame.document.createElement('script');
    inline.text = await (await fetch(SRC)).text();
    frame.document.head.append(inline);
    await expectWarning(/^site-elements cannot find its own script tag, so nothing is loaded\.$/);
    expect(frame.window.customElements.get('site-header')).to.equal(undefined);
  });

  it('throws nothing for a prefix that no tag can have', async () => {
    const frame = await openFrame(page(`<script src="${SRC}" data-prefix="1 x"></script>`, HEADER));
    expect(headerOf(frame).shadowRoot).to.equal(null);
  });
});
