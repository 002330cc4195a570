import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { PROJECT_FOLDER } from '../../runner/paths.ts';
import { builtModuleFile } from './built.ts';

const PROGRAM = `
  import { prerender, prerenderElement } from 'site-elements/prerender';
  import { readFileSync } from 'node:fs';
  const config = JSON.parse(readFileSync('test/fixtures/navigation.en-us.json', 'utf8'));
  const { template } = prerenderElement('site-header', { config, attributes: { locale: 'en-us' } });
  const { html } = await prerender('<site-subnav src="/nav.json"></site-subnav>', {
    load: async () => readFileSync('test/fixtures/section-nav.json', 'utf8'),
  });
  console.log(template + html);
`;

/** What the program prints where packages are resolved by these conditions. */
function printed(...conditions: readonly string[]): string {
  const args = [...conditions.map((name) => `--conditions=${name}`), '--input-type=module', '--eval', PROGRAM];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: PROJECT_FOLDER, encoding: 'utf8' });
  assert.deepEqual([status, stderr], [0, '']);
  return stdout;
}

describe('site-elements/prerender in React Server Components', () => {
  it('prints the same, though their React has no context', () => {
    const html = printed();
    assert.match(html, /^<template shadowrootmode="open"[\s\S]*<header[\s\S]*<site-subnav[^>]*><template/);
    assert.equal(printed('react-server'), html);
  });

  it('brings its own React, and asks for none', () => {
    const code = readFileSync(builtModuleFile('prerender.react-server'), 'utf8');
    assert.deepEqual([...code.matchAll(/\bfrom\s*["']([^"']+)["']/g)].map(([, name]) => name).sort(), [
      'jsonc-parser',
      'parse5',
      'valibot',
    ]);
    assert.ok(!code.includes('require('));
  });
});
