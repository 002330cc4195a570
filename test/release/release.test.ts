import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { isDated, releasedChangelog } from '../../release/changelog.ts';
import { hindrances } from '../../release/hindrances.ts';
import { PROJECT_FOLDER } from '../runner/paths.ts';

const CHANGELOG = `# Changelog

What has changed.

## Unreleased

### Added

- A \`--thing\` with [a link](elements/prerender.md#what).

### Fixed

- Another <thing>.

## 0.1.0 - 2026-01-31

### Added

- The first.
`;

const READY = { asked: '0.1.0', version: '0.1.0', status: '', tags: ['v0.0.9'], changelog: CHANGELOG };

describe('npm version', () => {
  it('dates what is unreleased, changes no other line, and begins anew above it', () => {
    assert.equal(
      releasedChangelog(CHANGELOG, '0.2.0', '2026-02-28'),
      CHANGELOG.replace('## Unreleased', '## Unreleased\n\n## 0.2.0 - 2026-02-28'),
    );
  });

  it('refuses a version in which nothing is new', () => {
    const nothing = CHANGELOG.replace(/### Added[\s\S]*?(?=## 0)/, '');
    assert.throws(
      () => releasedChangelog(nothing, '0.2.0', '2026-02-28'),
      /nothing under «Unreleased»; expected .*0\.2\.0/,
    );
  });

  it('finds the changelog of this project in the form that it keeps', () => {
    const text = readFileSync(resolve(PROJECT_FOLDER, 'CHANGELOG.md'), 'utf8');
    const dated = releasedChangelog(text, '99.0.0', '2026-02-28');
    const lines = (changelog: string) => changelog.split('\n').filter(Boolean);
    assert.deepEqual(lines(dated), lines(text.replace('## Unreleased', '## Unreleased\n## 99.0.0 - 2026-02-28')));
    assert.ok(isDated(dated, '99.0.0') && !isDated(text, '99.0.0'));
  });
});

describe('npm run release -- --for-real', () => {
  it('goes on when the version is named, committed, dated and new', () => {
    assert.deepEqual(hindrances(READY), []);
  });

  it('says so, and does nothing, where the version is another one', () => {
    const main = resolve(PROJECT_FOLDER, 'release/main.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, '--for-real', '0.0.0'], { encoding: 'utf8' });
    assert.deepEqual({ status, stdout }, { status: 1, stdout: '' });
    assert.match(stderr, /^Nothing is published\.\nThe command names 0\.0\.0; expected/);
  });

  for (const [what, state, sentence] of [
    ['no version', { asked: '' }, /^The command names no version; expected 0\.1\.0, which package\.json has\./],
    ['another version', { asked: '0.2.0' }, /^The command names 0\.2\.0; expected 0\.1\.0/],
    ['a tree that is not clean', { status: ' M README.md' }, /^Something is not committed:\n M README\.md$/],
    ['a version that has a tag', { tags: ['v0.1.0'] }, /^The tag v0\.1\.0 is there already/],
    ['a changelog without its date', { changelog: '# Changelog\n' }, /^CHANGELOG\.md has no date for 0\.1\.0/],
  ] as const) {
    it(`stops at ${what}`, () => {
      const found = hindrances({ ...READY, ...state });
      assert.equal(found.length, 1);
      assert.match(found[0] ?? '', sentence);
    });
  }
});
