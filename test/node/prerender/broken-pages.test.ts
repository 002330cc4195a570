import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HEADER, JSON_CHILD, prerender, printed, printedOutside, TEMPLATE, withoutTemplates } from './printed-page.ts';

describe('prerender, given broken pages and data', () => {
  it('finds elements as a parser does: not in comments, scripts, text areas, templates, foreign content', async () => {
    const places = [
      `<!-- ${HEADER} -->`,
      `<script>const html = '<site-header></site-header>';</script>`,
      '<textarea><site-header size="small"></site-header></textarea>',
      '<title><site-header size="small"></site-header></title>',
      `<template>${HEADER}</template>`,
      '<svg><site-header size="small"></site-header></svg>',
      '<noscript><site-header size="small"></site-header></noscript>',
      '<p title="<site-header></site-header>">',
    ];
    for (const place of places) assert.equal(await printedOutside(`<!doctype html><body>${place}`), 0, place);
    assert.equal(await printedOutside(places.join('') + HEADER), 1);
  });

  it('prints an element inside of another’s declarative shadow root', async () => {
    const page = `<my-page><template shadowrootmode="open"><div lang="de">${HEADER}</div></template></my-page>`;
    const { html } = await printed(page);
    assert.match(html, /<header [^>]*lang="de-DE"/);
    assert.equal(html.replace(/(<site-header>)<template[\s\S]*?<\/template>/, '$1'), page);
  });

  it('keeps its place in broken HTML: unclosed tags, several bodies, tables, upper case, no head', async () => {
    const places = [
      `<p><b><div>${HEADER}<i>`,
      `<body><p><body class="second">${HEADER}</body><body>`,
      `<table><tr>${HEADER}<td>1</table>`,
      HEADER.replaceAll('site-header', 'SITE-HEADER'),
      `<head><meta charset="utf-8">${HEADER}`,
      `<a href="x"><p>${HEADER}</a>`,
      `<select><option>1</select>${HEADER}<frameset>`,
    ];
    for (const place of places) assert.equal(await printedOutside(place), 1, place);
  });

  it('keeps line ends, byte order marks and null characters', async () => {
    for (const page of [
      `<p>\r\n\r\n${HEADER}\r\n\r<p>`,
      `\ufeff<!doctype html>${HEADER}`,
      `<p>\0</p>${HEADER}\0`,
      `<pre>\r\n${HEADER}</pre>`,
    ]) {
      assert.equal(await printedOutside(page), 1, JSON.stringify(page.slice(0, 20)));
    }
  });

  it('leaves a page alone whose element is never closed, and says where it stands', async () => {
    const page = `<p>\n  <site-header size="small" />\n<main>Text</main>`;
    const { html, problems } = await prerender(page);
    assert.equal(html, page);
    assert.deepEqual(
      problems.map(({ line, column, isFatal }) => [line, column, isFatal]),
      [[2, 3, true]],
    );
  });

  it('leaves a page alone whose JSON is broken, and says line and column of the fault in the page', async () => {
    for (const lineEnd of ['\n', '\r\n']) {
      const json = ['{', '  "logo": { "title": "Vendor" },', '  "navigation": [,]', '}'].join(lineEnd);
      const page = `<!doctype html>${lineEnd}<site-header><script type="application/json">${json}</script></site-header>${HEADER}`;
      const { html, problems } = await prerender(page);
      assert.equal(html, page);
      const [problem, ...others] = problems;
      assert.deepEqual([problem?.line, problem?.column, problem?.isFatal, others.length], [4, 18, true, 0]);
      assert.match(
        problem?.message ?? '',
        /^<site-header> data is not JSON: "," stands at line 4, column 18; expected a value/,
      );
    }
  });

  it('prints what can be used of data, and says where the rest stands', async () => {
    const json =
      '{ "logo": { "title": "Vendor" },\n  "navigation": [\n    { "title": "Bad", "url": "javascript:alert(1)" }] }';
    const page = `<p>\n<site-header locale="xx"><script type="application/json">${json}</script></site-header>`;
    const { html, elementCount, problems } = await prerender(page);
    assert.equal(elementCount, 1);
    assert.doesNotMatch(
      withoutTemplates(html) === page ? (html.replace(JSON_CHILD, '').match(TEMPLATE)?.[0] ?? '') : 'changed',
      /javascript:|changed/,
    );
    const places = problems.map(({ line, column, isFatal }) => `${line}:${column} ${isFatal}`);
    assert.deepEqual(places.sort(), ['2:14 false', '4:30 false']);
  });

  it('leaves a page alone whose `src` cannot be read, or holds no JSON', async () => {
    const page = '<p>\n<site-header src="/nav.json"></site-header>';
    const failing = () => Promise.reject(new Error('it answers 404'));
    for (const load of [undefined, failing]) {
      const { html, problems } = await prerender(page, { load });
      assert.equal(html, page);
      assert.deepEqual(
        problems.map(({ line, column, isFatal }) => [line, column, isFatal]),
        [[2, 14, true]],
      );
    }
    const { html, problems } = await prerender(page, { load: () => '{\n"a" 1}' });
    assert.equal(html, page);
    assert.deepEqual(
      problems.map(({ src, line, column, isFatal }) => [src, line, column, isFatal]),
      [['/nav.json', 2, 5, true]],
    );
  });

  it('reads a page of 50 MB in a time that fits its size', { timeout: 60_000 }, async () => {
    const page = `<!doctype html><body>${HEADER}${'<p class="x">Some <b>text</b> of a page.</p>\n'.repeat(1_150_000)}`;
    assert.ok(page.length > 50_000_000);
    const { html, elementCount } = await prerender(page);
    assert.equal(elementCount, 1);
    assert.equal(html.length - page.length, (html.match(TEMPLATE)?.[0] ?? '').length);
  });
});
