import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { globPattern } from '../../../elements/site-files/find-files.ts';
import { pageUrl, type SiteFiles, sourceLoader, sourcePath } from '../../../elements/site-files/site-files.ts';

const SITE: SiteFiles = { root: '/site', baseUrl: 'https://www.vendor.example/docs' };

describe('pageUrl', () => {
  const urlOf = (file: string, site: Partial<SiteFiles> = {}) => pageUrl(`/site/${file}`, { ...SITE, ...site });

  it('a file stands below the base URL, an index in its folder', () => {
    assert.equal(urlOf('index.html'), 'https://www.vendor.example/docs/');
    assert.equal(urlOf('de/INDEX.HTM'), 'https://www.vendor.example/docs/de/');
    assert.equal(urlOf('de/my-index.html'), 'https://www.vendor.example/docs/de/my-index.html');
    assert.equal(urlOf('a.html', { baseUrl: undefined }), undefined);
  });

  it('clean URLs have no ending, but keep what only looks like one', () => {
    assert.equal(urlOf('a.html', { hasCleanUrls: true }), 'https://www.vendor.example/docs/a');
    assert.equal(urlOf('a.html.html', { hasCleanUrls: true }), 'https://www.vendor.example/docs/a.html');
    assert.equal(urlOf('a/index.html', { hasCleanUrls: true }), 'https://www.vendor.example/docs/a/');
  });

  it('encodes of a name what an address would read otherwise, and leaves alone what a browser does', () => {
    assert.equal(urlOf('100%25.html'), 'https://www.vendor.example/docs/100%2525.html');
    assert.equal(urlOf('what?#a.html'), 'https://www.vendor.example/docs/what%3F%23a.html');
    assert.equal(urlOf('mailto:a.html'), 'https://www.vendor.example/docs/mailto:a.html');
    assert.equal(urlOf('@scope/a b,ü.html'), 'https://www.vendor.example/docs/@scope/a%20b,%C3%BC.html');
  });

  it('says which base URL is none', () => {
    for (const baseUrl of ['/docs/', 'docs', '', 'localhost:8080', 'ftp://www.vendor.example/', 'https://']) {
      assert.throws(
        () => urlOf('a.html', { baseUrl }),
        ({ message }) => message === `baseUrl is "${baseUrl}"; expected an absolute http(s) address.`,
        baseUrl,
      );
    }
  });
});

describe('sourcePath', () => {
  const pathOf = (src: string, site: Partial<SiteFiles> = {}) =>
    String(sourcePath(src, '/site/de/a.html', { ...SITE, ...site }));

  it('an address below the base URL is a file below the root', () => {
    assert.equal(pathOf('nav.json'), '/site/de/nav.json');
    assert.equal(pathOf('../nav.json?v=1#top'), '/site/nav.json');
    assert.equal(pathOf('/docs/nav.json'), '/site/nav.json');
    assert.equal(pathOf('https://www.vendor.example/docs/my%20nav.json'), '/site/my nav.json');
    assert.equal(pathOf('/nav.json', { baseUrl: undefined }), '/site/nav.json');
    assert.equal(pathOf('nav.json', { documents: '/data' }), '/data/de/nav.json');
  });

  it('an address elsewhere stays one', () => {
    for (const src of [
      'https://cdn.example/docs/nav.json',
      'http://www.vendor.example/docs/nav.json',
      'https://www.vendor.example/nav.json',
      'https://www.vendor.example/docsnav.json',
    ])
      assert.equal(pathOf(src), src);
    assert.equal(pathOf('/nav.json'), 'https://www.vendor.example/nav.json');
    assert.equal(pathOf('../../nav.json'), 'https://www.vendor.example/nav.json');
    assert.equal(pathOf('file:///etc/hosts'), 'file:///etc/hosts');
  });

  it('dots lead no further than the root, however they are written', () => {
    for (const src of ['../../../../nav.json', '%2e%2e/%2E%2e/../nav.json', '..\\..\\nav.json', '/../../nav.json'])
      assert.equal(pathOf(src, { baseUrl: undefined }), '/site/nav.json', src);
  });

  it('an encoded separator or null is refused: it could lead out of the root', () => {
    for (const src of [
      '..%2f..%2fetc%2fhosts',
      '/..%2Fsecret',
      '%2fetc',
      '..%5c..%5csecret',
      'a%5Cb',
      'nav.json%00.html',
    ])
      assert.throws(() => pathOf(src, { baseUrl: undefined }), /in its path is no name of a file/, src);
    assert.throws(() => pathOf('/docs/..%2f..%2fsecret'), /"\.\.%2f\.\.%2fsecret" in its path/);
  });

  it('what is encoded twice is decoded once, and names a file below the root', () => {
    assert.equal(pathOf('..%252f..%252fsecret'), '/site/de/..%2f..%2fsecret');
    assert.equal(pathOf('%252e%252e/nav.json'), '/site/de/%2e%2e/nav.json');
  });

  it('throws for what cannot be decoded, or is no address', () => {
    assert.throws(() => pathOf('%E0%A4%A'), /URI malformed/);
    assert.throws(() => pathOf('http://'), /Invalid URL/);
  });
});

describe('sourceLoader', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-elements-files-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const site = { root: join(folder, 'site') };
  mkdirSync(site.root);
  writeFileSync(join(folder, 'nav.json'), '{}');

  it('reads no file outside of the root for an address that tries to', async () => {
    const load = sourceLoader(site)(join(site.root, 'a.html'));
    await assert.rejects(async () => load('..%2fnav.json'), /in its path is no name of a file/);
    await assert.rejects(async () => load('../nav.json'), /there is no such file/);
    await assert.rejects(async () => load('..%252fnav.json'), /there is no such file/);
  });

  it('follows a link of the file system in the site, and none that leads out of it', async () => {
    const load = sourceLoader(site)(join(site.root, 'a.html'));
    writeFileSync(join(site.root, 'own.json'), '[]');
    symlinkSync(join(site.root, 'own.json'), join(site.root, 'linked.json'));
    symlinkSync(join(folder, 'nav.json'), join(site.root, 'leaving.json'));
    assert.equal(await load('linked.json'), '[]');
    await assert.rejects(async () => load('leaving.json'), /leads out of the site/);
  });

  it('reads a site whose own folder is reached by a link', async () => {
    symlinkSync(site.root, join(folder, 'published'));
    const root = join(folder, 'published');
    writeFileSync(join(root, 'nav.json'), '[1]');
    assert.equal(await sourceLoader({ root })(join(root, 'a.html'))('nav.json'), '[1]');
  });
});

describe('globPattern', () => {
  it('has slashes, where paths have backslashes, and keeps drives', () => {
    assert.equal(globPattern('C:\\site\\**\\*.html', '\\'), 'C:/site/**/*.html');
    assert.equal(globPattern('a\\[1].html', '/'), 'a\\[1].html');
  });
});
