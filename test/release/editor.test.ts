import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import sirv from 'sirv';
import { listen } from '../../demo/server/listen.ts';
import { downloadFiles, zipOf } from '../../release/download.ts';
import { prerenderElement, printFragment } from '../node/prerender/printed-page.ts';
import { enginesNamed } from '../runner/launchers.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';
import { eventually, type OpenPage, openPage } from './open-file.ts';

// Of built files (`dist/`), in each engine that `npm test` is asked for: what a page may do from disk is its own.

const ENGINES = enginesNamed(process.env.TEST_ENGINES?.split(' '));

const folder = mkdtempSync(join(tmpdir(), 'site-elements-editor-'));

const PAGE = 'site-elements/site-elements/editor/index.html';

/** Allows what the page needs and nothing else. Each engine reports what it refuses. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "frame-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'report-uri /refused',
].join('; ');

const byId = (id: string) => `document.querySelector('#${id}')`;
const textOf = (id: string) => `${byId(id)}.textContent`;
const LINES = `[...${byId('json')}.shadowRoot.querySelectorAll('.cm-line')].map(({ textContent }) => textContent)`;
const CONTENT = `${byId('json')}.shadowRoot.querySelector('.cm-content')`;

/** Chooses in a select, as a person does. */
async function choose(page: OpenPage, id: string, value: string): Promise<void> {
  const chosen = `(${byId(id)}.value = '${value}', ${byId(id)}.dispatchEvent(new Event('change')), ${byId(id)}.value)`;
  assert.equal(await page.evaluate(chosen), value);
}

/** Puts the focus into the JSON, at its end. */
async function goToEnd(page: OpenPage): Promise<void> {
  await eventually(page, `(${CONTENT}.focus(), ${byId('json')}.shadowRoot.activeElement === ${CONTENT})`);
  await page.input.press(['Control', 'End']);
}

/** What a person without Node does: writes, sees what is wrong, looks, chooses, copies. */
async function tour(page: OpenPage): Promise<void> {
  await page.input.resize(1280, 800);
  await eventually(page, textOf('problem-count'), 'No problems');
  await eventually(page, `${LINES}[0]`, '{');
  await eventually(page, `${byId('stage')}.getAttribute('aria-busy')`, 'false');

  // The logo, at the beginning of the bar under the masthead: the frame of a page from disk can be asked for nothing.
  const place = `(({ x, y, width }) => [x + 48 * width / 1280, y + 68 * width / 1280])(${byId('preview')}.getBoundingClientRect())`;
  const [x, y] = (await page.evaluate(place)) as [number, number];
  await page.input.click(x, y, 'left', []);
  await eventually(page, textOf('followed'), 'Leads to /');

  await goToEnd(page);
  await page.input.type('x');
  await eventually(page, textOf('problem-count'), '1 problem');
  const end = /^Line \d+, column 1<site-header> data is not JSON: "x" stands at .* expected the end of the text/;
  await eventually(page, `${end}.test(${textOf('problem-list')})`);
  assert.equal(await page.evaluate(`${byId('fragment-copy')}.disabled`), true);
  await page.input.press(['Backspace']);
  await eventually(page, textOf('problem-count'), 'No problems');

  await choose(page, 'language', 'de-de');
  await choose(page, 'theme', 'dark');
  const copied = (id: string) => page.evaluate(`${byId(`${id}-text`)}.value`) as Promise<string>;
  const data = JSON.parse(await copied('json'));
  assert.equal(data.navigation[0].title, 'Products');
  const attributes = { theme: 'dark' };
  const { html } = printFragment(data, { locale: 'de-de', tag: 'header', attributes });
  assert.equal(await copied('fragment'), html);
  // Beyond ASCII the fragment has references, which an HTML parser reads.
  const decoded = html.replace(/&#(\d+);/g, (_, point) => String.fromCodePoint(Number(point)));
  const { template } = prerenderElement('site-header', {
    attributes: { ...attributes, locale: 'de-de' },
    config: data,
  });
  assert.ok(decoded.includes(template.replace(/&#(\d+);/g, (_, point) => String.fromCodePoint(Number(point)))));
  const tag = await copied('tag');
  assert.match(tag, /<site-header locale="de-de" theme="dark">\n {2}<script type="application\/json">/);
  assert.equal(await copied('css'), '');
}

describe('the editor page of the download', () => {
  before(async () => {
    const zip = zipOf(await downloadFiles(PROJECT_FOLDER), 'site-elements');
    for (const [path, content] of Object.entries(unzipSync(zip))) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  });

  after(() => rmSync(folder, { recursive: true }));

  for (const engine of ENGINES) {
    it(`shows, checks and prints from disk, in ${engine}`, async () => {
      const page = await openPage(engine, pathToFileURL(join(folder, PAGE)).href);
      try {
        await tour(page);
        assert.equal(await page.evaluate('location.protocol'), 'file:');
      } finally {
        await page.close();
      }
    });

    it(`does so under the strictest policy where it is served, and asks for its own files only, in ${engine}`, async () => {
      const paths: string[] = [];
      const refused: string[] = [];
      const serve = sirv(folder, { dev: true });
      const server = createServer((request, response) => {
        if (request.url === '/refused') {
          text(request).then((report) => refused.push(report));
          response.end();
          return;
        }
        paths.push(request.url ?? '');
        response.setHeader('Content-Security-Policy', POLICY);
        serve(request, response);
      });
      const origin = await listen(server, 0, () => {});
      const page = await openPage(engine, `${origin}/${PAGE}`);
      try {
        await tour(page);
        const root = `${byId('preview')}.contentDocument.documentElement`;
        assert.deepEqual(await page.evaluate(`[${root}.lang, ${root}.dir, ${root}.dataset.theme]`), [
          'de-DE',
          'ltr',
          'dark',
        ]);
        await choose(page, 'direction', 'rtl');
        await eventually(page, `${root}.dir`, 'rtl');
        const label = `${root}.querySelector('site-header').shadowRoot.querySelector('[part~=hamburger]').ariaLabel`;
        await eventually(page, `/Menü/.test(${label})`);
        const own = ['index.html', 'editor.css', 'editor.js', 'preview.html', 'preview.css', 'preview.js'];
        const others = paths.filter((path) => path !== '/favicon.ico' && !own.includes(path.split('/').at(-1) ?? ''));
        assert.deepEqual(others, []);
        // Firefox and WebKit ask for an icon by themselves.
        assert.deepEqual(
          refused.filter((report) => !report.includes('/favicon.ico"')),
          [],
        );
      } finally {
        await page.close();
        server.closeAllConnections();
        server.close();
      }
    });
  }
});
