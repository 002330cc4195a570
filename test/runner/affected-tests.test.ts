import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { affectedTests } from './affected-tests.ts';

const TESTS = ['test/core/slug.test.ts', 'test/site-header/keys.test.ts', 'test/guards/sources.test.ts'];
const EDGES = [
  { from: 'test/core/slug.test.ts', to: 'src/core/slug.ts' },
  { from: 'test/site-header/keys.test.ts', to: 'src/site-header/SiteHeader.tsx' },
  { from: 'src/site-header/SiteHeader.tsx', to: 'src/core/slug.ts' },
  { from: 'src/core/slug.ts', to: 'src/constants.ts' },
  { from: 'src/constants.ts', to: 'src/core/slug.ts' },
];

describe('npm test -- --changed', () => {
  it('runs nothing if nothing has changed', () => {
    assert.deepEqual(affectedTests([], TESTS, EDGES), []);
  });

  it('runs a test that was changed itself, and the guards', () => {
    const affected = affectedTests(['test/core/slug.test.ts'], TESTS, EDGES);
    assert.deepEqual(affected, ['test/core/slug.test.ts', 'test/guards/sources.test.ts']);
  });

  it('runs the tests that import what has changed, at whatever remove', () => {
    assert.deepEqual(affectedTests(['src/site-header/SiteHeader.tsx'], TESTS, EDGES), TESTS.slice(1));
    assert.deepEqual(affectedTests(['src/constants.ts'], TESTS, EDGES), TESTS);
  });

  it('runs the guards alone after a change of words', () => {
    assert.deepEqual(affectedTests(['README.md'], TESTS, EDGES), ['test/guards/sources.test.ts']);
  });

  it('runs everything after a change of what every test runs with', () => {
    for (const file of [
      'package-lock.json',
      'test/runner/bundle.ts',
      'test/support/setup.ts',
      'test/run.mjs',
      'tsconfig.json',
    ]) {
      assert.deepEqual(affectedTests([file], TESTS, EDGES), TESTS, file);
    }
  });
});
