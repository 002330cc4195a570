import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestRunner } from '@web/test-runner';
import { browserTestConfig } from '../web-test-runner.config.ts';
import { bundleTests, type Flavour } from './bundle.ts';
import { ENGINES, type Engine } from './launchers.ts';
import { PROJECT_FOLDER } from './paths.ts';

// While developing: npm run test:browser -- --engine chromium --files "test/site-header/keys.test.ts"

/** Folders whose tests run in Node or in Playwright's own runner. */
const ELSEWHERE = /^test\/(core|prerender|guards|demo|e2e)\//;

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    files: { type: 'string', multiple: true },
    flavour: { type: 'string' },
  },
});

const engines = (values.engine ?? ENGINES).map((name) => {
  if (!ENGINES.includes(name as Engine))
    throw new Error(`No engine is called ${name}; there are ${ENGINES.join(', ')}.`);
  return name as Engine;
});

const flavour: Flavour = values.flavour === 'lite' ? 'lite' : 'react';

const testFiles = globSync(values.files ?? ['test/**/*.test.{ts,tsx}'], { cwd: PROJECT_FOLDER })
  .filter((file) => !ELSEWHERE.test(file))
  .sort()
  .map((file) => resolve(PROJECT_FOLDER, file));
if (testFiles.length === 0) throw new Error('No browser test matches.');

const startedAt = performance.now();
const bundles = await bundleTests(testFiles, flavour);
console.log(`Bundled ${bundles.length} browser test files in ${Math.round(performance.now() - startedAt)} ms.`);
await startTestRunner({
  config: await browserTestConfig(engines, bundles, flavour),
  readCliArgs: false,
  readFileConfig: false,
});
