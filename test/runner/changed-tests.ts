import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { importsOf } from '../guards/imports.ts';
import { sourceFiles } from '../guards/source-files.ts';
import { affectedTests, type Edge } from './affected-tests.ts';
import { PROJECT_FOLDER, RESULTS_FOLDER } from './paths.ts';
import { runsInBrowsers } from './test-files.ts';

// Writes to .build/results/changed.json which tests what has changed since the last commit can break; for
// `npm test -- --changed`.

/** Stand for what is no file of its own: the built package, and the demo site that is built with it. */
const BUILT = 'what is built';
const DEMO = 'the demo site';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: PROJECT_FOLDER, encoding: 'utf8' }).split('\n').filter(Boolean);
const glob = (pattern: string) => globSync(pattern, { cwd: PROJECT_FOLDER });

const code = sourceFiles('{src,elements,demo,release,test}/**/*.{ts,tsx,mjs}');
const tests = glob('test/**/*.{test.ts,test.tsx,e2e.ts}');
const imports = (await importsOf(code)).flatMap(({ from, to }): Edge[] => (to === undefined ? [] : [{ from, to }]));
const readBuilt = code.filter(({ path, text }) => path.startsWith('test/') && /\b(?:dist|lib)\/|\/held\//.test(text));
const edges: Edge[] = [
  ...imports,
  ...[...glob('{elements,release}/**/*.*'), 'package.json', 'rollup.config.mjs'].map((to) => ({ from: BUILT, to })),
  ...[...glob('demo/**/*.*'), BUILT].map((to) => ({ from: DEMO, to })),
  ...readBuilt.map(({ path }) => ({ from: path, to: BUILT })),
  ...glob('test/demo/*.ts').map((from) => ({ from, to: DEMO })),
  ...glob('test/{e2e/*,robustness/**/*.e2e}.ts').flatMap((from) =>
    [DEMO, ...glob('test/e2e/pictures/*')].map((to) => ({ from, to })),
  ),
];

const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const affected = affectedTests(changed, tests, edges);
const isEndToEnd = (file: string) => file.endsWith('.e2e.ts');
const plan = {
  browser: affected.filter(runsInBrowsers),
  e2e: affected.filter(isEndToEnd),
  node: affected.filter((file) => !runsInBrowsers(file) && !isEndToEnd(file)),
};
mkdirSync(RESULTS_FOLDER, { recursive: true });
writeFileSync(resolve(RESULTS_FOLDER, 'changed.json'), JSON.stringify(plan));
console.log(
  `${changed.length} files have changed; ${affected.length} of ${tests.length} test files can be broken by it.`,
);
