import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import sirv from 'sirv';
import { listen } from '../../demo/server/listen.ts';
import { downloadFiles, zipOf } from '../../release/download.ts';
import { enginesNamed } from '../runner/launchers.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';
import { eventually, type OpenPage, openPage } from './open-file.ts';

// Of built files (`dist/`), in each engine that `npm test` is asked for: how a page behaves from disk is its own.

const ENGINES = enginesNamed(process.env.TEST_ENGINES?.split(' '));

/** Keeps what the console is told from the beginning, which WebKit's driver does not tell. */
const RECORDER = `<script>
  const said = [];
  for (const kind of ['warn', 'error']) console[kind] = (...words) => said.push(words.join(' '));
  addEventListener('error', ({ message }) => said.push(message));
  addEventListener('unhandledrejection', ({ reason }) => said.push(String(reason)));
</script>`;

const folder = mkdtempSync(join(tmpdir(), 'site-elements-download-'));
const root = join(folder, 'site elements'); // As people's folders are called.

/** A node in an element's shadow root, as an expression. */
const inRoot = (tag: string, selector: string) =>
  `document.querySelector('${tag}').shadowRoot?.querySelector(${JSON.stringify(selector)})`;

/** Whether a node is painted. */
const isSeen = (node: string) => `${node}?.checkVisibility({ visibilityProperty: true }) === true`;

/** Presses Enter on a trigger or a link, which has no place that could move meanwhile. */
async function pressOn(page: OpenPage, node: string): Promise<void> {
  await eventually(page, isSeen(node));
  await eventually(page, `(${node}.focus(), ${node}.matches(':focus'))`);
  await page.input.press(['Enter']);
}

const TOLD = `document.querySelector('#told').textContent`;

/** Opens what there is to open, and follows a link and a suggestion, which the page tells in place of going there. */
async function tour(page: OpenPage): Promise<void> {
  await page.input.resize(1280, 800);
  await pressOn(page, inRoot('site-header', '[aria-controls="panel--products"]'));
  await pressOn(page, inRoot('site-header', 'a[href$="/dashboards"]'));
  await eventually(page, TOLD, 'navigate: https://www.vendor.example/dashboards');
  await eventually(page, `!(${isSeen(inRoot('site-header', 'a[href$="/dashboards"]'))})`);
  await pressOn(page, inRoot('site-subnav', '[aria-controls="entry--Install"]'));
  await eventually(page, isSeen(inRoot('site-subnav', 'a[href$="/linux"]')));
  await page.input.press(['Escape']);
  await page.input.press(['Control', 'k']);
  await eventually(page, isSeen(inRoot('site-search', 'input:focus')));
  await page.input.type('rose');
  const options = `[...document.querySelector('site-search').shadowRoot.querySelectorAll('[role=option]')]`;
  const found = ['rose', 'rose-climbing'].map((name) => `https://www.vendor.example/products/${name}`);
  await eventually(page, `${options}.map(({ href }) => href)`, found);
  await page.input.press(['ArrowDown']);
  await eventually(page, `${options}[0].getAttribute('aria-selected') === 'true'`);
  await page.input.press(['Enter']);
  await eventually(page, TOLD, `suggestionselect: ${found[0]}`);
  assert.deepEqual(await page.evaluate('said'), []);
}

describe('the page in the download', () => {
  before(async () => {
    const zip = zipOf(await downloadFiles(PROJECT_FOLDER), 'site-elements');
    for (const [path, content] of Object.entries(unzipSync(zip))) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      const isPage = path.endsWith('/index.html');
      writeFileSync(file, isPage ? `${Buffer.from(content)}`.replace('<head>', `<head>${RECORDER}`) : content);
    }
  });

  after(() => rmSync(folder, { recursive: true }));

  for (const engine of ENGINES) {
    it(`shows the three elements from disk, in ${engine}`, async () => {
      const page = await openPage(engine, pathToFileURL(join(root, 'site-elements/index.html')).href);
      try {
        await tour(page);
        assert.equal(await page.evaluate('location.protocol'), 'file:');
      } finally {
        await page.close();
      }
    });

    it(`takes the folder to copy where it is served, in ${engine}`, async () => {
      const server = createServer(sirv(root, { dev: true }));
      const origin = await listen(server, 0, () => {});
      const page = await openPage(engine, `${origin}/site-elements/`);
      try {
        await tour(page);
        const scripts = await page.evaluate(`[...document.querySelectorAll('script[src]')].map(({ src }) => src)`);
        assert.deepEqual(scripts, [`${origin}/site-elements/site-elements/site-elements.js`]);
      } finally {
        await page.close();
        server.closeAllConnections();
        server.close();
      }
    });
  }
});
