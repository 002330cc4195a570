import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { describe, it } from 'node:test';
import { rows } from '../guards/rules.ts';
import { PROJECT_FOLDER } from './paths.ts';
import { COMPOSITED, ENGINE_FREE, FLAVOUR_FREE, isEngineFree, runsInBrowsers } from './test-files.ts';

const browserTests = globSync('test/**/*.test.{ts,tsx}', { cwd: PROJECT_FOLDER }).filter(runsInBrowsers);

describe('which tests run where', () => {
  it('is said of files that are there', () => {
    assert.ok(browserTests.length > 50, 'Too few tests are seen.');
    const idle = [...FLAVOUR_FREE, ...COMPOSITED].filter((pattern) => !browserTests.some((file) => pattern.test(file)));
    assert.deepEqual(idle, []);
    assert.ok(ENGINE_FREE.every((pattern) => FLAVOUR_FREE.includes(pattern)));
  });

  it('rows N, P, M, H, S, D, C, I and R are proved in three engines', () => {
    const met = rows().filter(({ id }) => /^[NPMHSDCIR]\d/.test(id));
    assert.ok(met.length > 70, 'Too few rows are seen.');
    const alone = met.filter(({ tests }) => !tests.some((file) => runsInBrowsers(file) && !isEngineFree(file)));
    assert.deepEqual(
      alone.map(({ id }) => id),
      [],
    );
  });
});
