import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folder, HEADER, isPrinted, NAVIGATION, PAGE, read, run, start, write } from './command-run.ts';

/** What a run may take in all, threads included. */
const MEMORY_MB = 300;
const MANY_COUNT = 1000;

/** Waits for something that another process does, by looking; fails if it ends before. */
async function until(isSo: () => boolean, { child, said }: ReturnType<typeof start>): Promise<void> {
  while (!isSo()) {
    assert.deepEqual([child.exitCode, child.signalCode], [null, null], `It has ended: ${said()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('site-elements prerender, in long runs', () => {
  it(`prints ${MANY_COUNT} pages of 20 kB in less than ${MEMORY_MB} MB`, { timeout: 300_000 }, async () => {
    const page = `<!doctype html>${HEADER}${'<p>Some text of a page.</p>\n'.repeat(735)}`;
    assert.ok(page.length > 20_000);
    const says = `data:text/javascript,import{isMainThread as m}from'node:worker_threads';if(m)process.on('exit',()=>console.log(process.resourceUsage().maxRSS))`;
    for (let index = 0; index < MANY_COUNT; index += 1) write(`many/${index}.html`, page);
    const { code, stdout, stderr } = await run(['prerender', 'many'], { env: { NODE_OPTIONS: `--import "${says}"` } });
    assert.equal(code, 0, stderr);
    assert.match(stderr, new RegExp(`${MANY_COUNT} written`));
    const megabytes = Number(stdout) / 1024;
    assert.ok(megabytes > 30 && megabytes < MEMORY_MB, `${megabytes} MB`);
  });

  const filesOf = (name: string) => readdirSync(join(folder, name));
  const isPage = (file: string) => file.endsWith('.html');
  /** The pages as they are at the moment; beside them there may be unfinished ones of other names. */
  const pagesOf = (name: string) =>
    filesOf(name)
      .filter(isPage)
      .map((file) => read(`${name}/${file}`));
  /** Reads no more pages than it takes: others are being printed meanwhile. */
  const isAnyPrinted = (name: string) =>
    filesOf(name).some((file) => isPage(file) && isPrinted(read(`${name}/${file}`)));

  it('an interrupted run finishes the pages in the making, leaves no other file, and ends with 130', async () => {
    for (let index = 0; index < 600; index += 1) write(`site/${index}.html`, PAGE);
    const printing = start(['prerender', 'site']);
    await until(() => isAnyPrinted('site'), printing);
    printing.child.kill('SIGINT');
    const { code } = await printing.ended;
    const pages = pagesOf('site');
    assert.equal(code, 130);
    assert.deepEqual([pages.length, filesOf('site').length], [600, 600]);
    assert.equal(new Set(pages.filter((html) => html !== PAGE)).size, 1);
    assert.ok(pages.includes(PAGE));
  });

  it('a killed run leaves no half-written page', async () => {
    const long = PAGE + '<p>Text</p>'.repeat(50_000);
    for (let index = 0; index < 100; index += 1) write(`site/${index}.html`, long);
    const printing = start(['prerender', 'site']);
    await until(() => isAnyPrinted('site'), printing);
    printing.child.kill('SIGKILL');
    await printing.ended;
    const pages = pagesOf('site');
    assert.equal(pages.length, 100);
    assert.equal(new Set(pages.filter((html) => html !== long)).size, 1);
  });

  it('--watch prints pages that are changed or added, all of them when data changes, until it is interrupted', async () => {
    write('site/nav.json', NAVIGATION);
    write('site/a.html', '<site-header src="nav.json"></site-header>');
    const watching = start(['prerender', 'site', '--watch']);
    await until(() => watching.said().includes('Watching'), watching);
    write('site/new/b.html', PAGE);
    await until(() => isPrinted(read('site/new/b.html')), watching);
    write('site/nav.json', NAVIGATION.replaceAll('pricing', 'prices'));
    await until(() => read('site/a.html').includes('href="/prices"'), watching);
    watching.child.kill('SIGTERM');
    assert.equal((await watching.ended).code, 0);
  });

  it('--watch goes on when its folder is removed, and prints what comes in its place', async () => {
    write('site/a.html', PAGE);
    const watching = start(['prerender', 'site', '--watch']);
    await until(() => watching.said().includes('Watching'), watching);
    const remove = () => rmSync(join(folder, 'site'), { recursive: true });
    remove();
    await until(() => watching.said().includes('site is not there; waiting for it.'), watching);
    write('site/b.html', PAGE);
    await until(() => isPrinted(read('site/b.html')), watching);
    remove();
    write('site/new/c.html', PAGE);
    await until(() => isPrinted(read('site/new/c.html')), watching);
    write('site/new/c.html', PAGE);
    await until(() => isPrinted(read('site/new/c.html')), watching);
    watching.child.kill('SIGTERM');
    assert.deepEqual([(await watching.ended).code, watching.child.signalCode], [0, null]);
  });

  it('--watch goes on when a file that was named is removed', async () => {
    write('a.html', PAGE);
    write('b.html', PAGE);
    const watching = start(['prerender', 'a.html', 'b.html', '--watch']);
    await until(() => watching.said().includes('Watching'), watching);
    rmSync(join(folder, 'a.html'));
    await until(() => watching.said().includes('a.html is not there; waiting for it.'), watching);
    write('b.html', PAGE);
    await until(() => isPrinted(read('b.html')), watching);
    write('a.html', PAGE);
    await until(() => isPrinted(read('a.html')), watching);
    watching.child.kill('SIGTERM');
    assert.equal((await watching.ended).code, 0);
  });
});
