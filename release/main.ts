import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { wordpressFiles } from '../packages/wordpress/files.ts';
import { checksums, downloadFiles, zipOf } from './download.ts';
import { hindrances, tagOf } from './hindrances.ts';
import { buildWheel } from './wheel.ts';

// `npm run release` builds what a release consists of into .build/release and publishes nothing.
// `npm run release -- --for-real 0.2.0` publishes and tags it, too (CONTRIBUTING.md).

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
const FOLDER = resolve(PROJECT_FOLDER, '.build/release');

const { name, version } = manifest;
const { values } = parseArgs({ options: { 'for-real': { type: 'string' } } });
const asked = values['for-real'];

const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { cwd: PROJECT_FOLDER, stdio: 'inherit' });
const ask = (...args: readonly string[]) => execFileSync('git', args, { cwd: PROJECT_FOLDER, encoding: 'utf8' }).trim();

/** Ends here if something keeps the version from being published. */
function insist(): void {
  const changelog = readFileSync(resolve(PROJECT_FOLDER, 'CHANGELOG.md'), 'utf8');
  const tags = ask('tag', '--list').split('\n');
  const found = hindrances({ asked, version, status: ask('status', '--porcelain'), tags, changelog });
  if (found.length === 0) return;
  console.error(`Nothing is published.\n${found.join('\n')}`);
  process.exit(1);
}

if (asked !== undefined) insist();
run('npm', 'run', '--silent', 'build');
if (asked !== undefined) insist(); // The build keeps custom-elements.json in step.

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
run('npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', FOLDER);
const tarball = `${name}-${version}.tgz`;
const archive = `${name}-${version}.zip`;
writeFileSync(resolve(FOLDER, archive), zipOf(await downloadFiles(PROJECT_FOLDER), `${name}-${version}`));
const plugin = `${name}-wordpress-${version}.zip`;
writeFileSync(resolve(FOLDER, plugin), zipOf(await wordpressFiles(PROJECT_FOLDER), name));
const wheel = buildWheel(PROJECT_FOLDER, FOLDER);
const inFolder = [tarball, archive, plugin, ...(wheel ? [wheel] : [])].map(
  (file) => [file, readFileSync(resolve(FOLDER, file))] as const,
);
const sums = checksums(Object.fromEntries(inFolder));
writeFileSync(resolve(FOLDER, 'SHA256SUMS'), sums);
console.log(`\nIn .build/release:\n${sums}`);

if (asked !== undefined && !wheel) {
  console.error('Nothing is published: a release has a package for Sphinx and MkDocs.');
  process.exit(1);
}
if (asked === undefined) {
  console.log(`Nothing is published. npm run release -- --for-real ${version} does it.`);
} else {
  run('npm', 'audit');
  run('npm', 'publish', resolve(FOLDER, tarball));
  run('git', 'tag', '--annotate', tagOf(version), '--message', `${name} ${version}`);
  console.log(`Published. Now push the tag ${tagOf(version)}, and put ${archive}, ${plugin} and SHA256SUMS beside it.`);
  if (wheel) console.log(`For PyPI: twine upload ${resolve(FOLDER, wheel)}`);
}
