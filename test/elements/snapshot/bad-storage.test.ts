import { expect } from 'chai';
import { eventually } from '../../support/eventually.ts';
import { openFrame } from '../../support/frame.ts';
import { page, SRC } from '../loader/loader-page.ts';
import { header, isAlive, kept, openHeld, rootOf, visit } from './visit.ts';

const ENTRY = 'site-elements:site-header';

type Tree = [css: string, nodes: [tag: string, attributes: string[], children: unknown[]][]];

/** Changes what is kept behind its head, as somebody could who can write into the storage. */
function tamper(change: (tree: Tree) => unknown): void {
  const text = kept() as string;
  const end = text.indexOf('\n') + 1;
  const tree = JSON.parse(text.slice(end)) as Tree;
  sessionStorage.setItem(ENTRY, text.slice(0, end) + JSON.stringify(change(tree) ?? tree));
}

describe('a snapshot that was tampered with', () => {
  for (const [title, change] of [
    ['a script', ([, [root]]) => root?.[2].push(['script', [], ['document.documentElement.dataset.run = 1']])],
    ['an image with a handler', ([, [root]]) => root?.[2].push(['img', ['src', '/x', 'onerror', 'top.evil = 1'], []])],
    ['a frame', ([, [root]]) => root?.[2].push(['iframe', ['srcdoc', '<script>top.evil = 1</script>'], []])],
    ['an address of another scheme', ([, [root]]) => root?.[2].push(['a', ['href', 'javascript:top.evil = 1'], []])],
    ['a style sheet that loads', ([css, nodes]) => [`${css}header{background:url(/evil)}`, nodes]],
    ['a list too short', () => ['']],
    ['no list', () => ({})],
  ] as const satisfies readonly (readonly [string, (tree: Tree) => unknown])[]) {
    it(`is dropped as a whole, and the header renders as ever: ${title}`, async () => {
      await visit(header());
      tamper((tree) => {
        const replaced = change(tree);
        return typeof replaced === 'object' ? replaced : undefined;
      });
      const { frame, goOn } = await openHeld(header());
      expect(rootOf(frame)).to.equal(null);
      await goOn();
      await isAlive(frame);
      expect(rootOf(frame)?.textContent).to.contain('Products');
      expect('evil' in window).to.equal(false);
      expect(frame.document.documentElement.dataset.run).to.equal(undefined);
    });
  }

  for (const [title, change] of [
    ['cut', (text: string) => text.slice(0, -10)],
    ['only its head', (text: string) => text.slice(0, text.indexOf('\n') + 1)],
    ['huge', (text: string) => text.replace(/\]\]$/, `,"${'x'.repeat(1_000_000)}"]]`)],
    ['something else', () => 'true'],
  ] as const) {
    it(`is dropped where it is ${title}`, async () => {
      await visit(header());
      sessionStorage.setItem(ENTRY, change(kept() as string));
      const { frame, goOn } = await openHeld(header());
      expect(rootOf(frame)).to.equal(null);
      await goOn();
      await isAlive(frame);
    });
  }

  it('shows the words of the data in the end, without a word in the console', async () => {
    await visit(header());
    sessionStorage.setItem(ENTRY, (kept() as string).replaceAll('Products', 'Nonsense'));
    const { frame, goOn } = await openHeld(header());
    expect(rootOf(frame)?.textContent).to.contain('Nonsense');
    await goOn();
    await isAlive(frame);
    await eventually(() => {
      expect(rootOf(frame)?.textContent).to.contain('Products');
      expect(rootOf(frame)?.textContent).not.to.contain('Nonsense');
    });
  });
});

describe('a storage that cannot be used', () => {
  const property = (answer: string) =>
    `Object.defineProperty(window, 'sessionStorage', { get() { window.uses += 1; ${answer}; } });`;
  const method = (name: string) =>
    `Storage.prototype.${name} = () => { window.uses += 1; throw new DOMException('No', 'QuotaExceededError'); };`;

  for (const [title, script, leastUses] of [
    ['is blocked', property("throw new DOMException('No', 'SecurityError')"), 3],
    ['is none', property('return null'), 3],
    ['throws when it is read', method('getItem'), 1],
    ['is full', method('setItem'), 1],
    ['throws whatever is done', ['getItem', 'setItem', 'removeItem'].map(method).join(''), 3],
  ] as const) {
    it(`shows the header as ever, and says nothing: ${title}`, async () => {
      // From when the header shows, uses are counted: to look, to keep, and to remove what is of no use.
      const counting = `addEventListener('ready', () => { window.uses = 0; }, { capture: true });${script}`;
      const head = `<script>${counting}</script><script src="${SRC}"></script>`;
      const frame = await openFrame(page(head, header()));
      await isAlive(frame);
      await eventually(() => expect((frame.window as { uses?: number }).uses).to.be.at.least(leastUses));
      await isAlive(frame);
    });
  }
});
