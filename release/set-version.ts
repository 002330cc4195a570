import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { releasedChangelog } from './changelog.ts';

// Runs by itself in `npm version minor --no-git-tag-version`, after package.json has the new version: it goes to the two
// other places that have one.

const rewrite = (path: string, change: (text: string) => string) => {
  const file = resolve(import.meta.dirname, '..', path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

const { npm_package_version: version = '' } = process.env;
if (!version) throw new Error('No version; expected to be run by `npm version`.');
rewrite('CHANGELOG.md', (text) => releasedChangelog(text, version, new Date().toISOString().slice(0, 10)));
rewrite('elements/version.ts', (text) => text.replace(/'.*'/, `'${version}'`));
