import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { type Chunk, filesBeforeStage, stageFiles } from '../../elements/build/stage-files.ts';

const STAGES = '/project/src/site-header/stages.ts';
const AFTER_RENDER = '/project/src/site-header/after-render.ts';

const ENTRY: Chunk = { fileName: 'header.js', moduleIds: [STAGES], imports: ['shared.js'] };
const SHARED: Chunk = { fileName: 'shared.js', moduleIds: [], imports: [] };
const OTHER: Chunk = { fileName: 'other.js', moduleIds: [], imports: ['shared.js'] };
const STAGE: Chunk = {
  fileName: 'stage.js',
  moduleIds: [AFTER_RENDER],
  facadeModuleId: AFTER_RENDER,
  imports: ['shared.js', 'other.js'],
};

function stagesOf(chunks: readonly Chunk[], dynamicImports: readonly string[] = [AFTER_RENDER]) {
  const bundle = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
  return stageFiles('header', bundle, ['shared.js', 'header.js'], () => dynamicImports);
}

describe('the stages of the one tag', () => {
  it('are found by their modules, whatever their files are called, with all that the first files have not', () => {
    assert.deepEqual(stagesOf([ENTRY, SHARED, OTHER, STAGE]), { 'after-render': ['other.js', 'stage.js'] });
  });

  it('are missed by the build where an element declares none, or nothing', () => {
    assert.throws(() => stagesOf([{ ...ENTRY, moduleIds: [] }, SHARED]), /src\/site-header\/stages\.ts is not among/);
    assert.throws(() => stagesOf([ENTRY, SHARED], []), /stages\.ts loads nothing/);
  });

  it('are missed by the build where one is called otherwise, or is in the first files', () => {
    const renamed = '/project/src/site-header/later.ts';
    assert.throws(() => stagesOf([ENTRY, SHARED, STAGE], [renamed]), /later\.ts; expected after-render\.ts/);
    const merged = { ...ENTRY, moduleIds: [STAGES, AFTER_RENDER] };
    assert.throws(() => stagesOf([merged, SHARED]), /is in no chunk of its own/);
  });

  it('are asked for when a round trip of the first files is left, the largest of which come last', () => {
    assert.equal(filesBeforeStage([68_000, 8000, 400, 16_000]), 3);
    assert.equal(filesBeforeStage([68_000, 30_000, 70_000, 400]), 2);
    assert.equal(filesBeforeStage([7000, 400, 16_000, 8000]), 1);
  });

  it('are built, and the loader knows the one after the first render', () => {
    const dist = resolve(import.meta.dirname, '../../dist');
    const built = readdirSync(dist).filter((file) => /^(?:after-render|when-used)-/.test(file));
    assert.deepEqual(built.map((file) => file.replace(/-[\w-]{8}\.js$/, '')).sort(), [
      'after-render-header',
      'after-render-subnav',
      'when-used-search',
    ]);
    const loader = readFileSync(resolve(dist, 'site-elements.js'), 'utf8');
    assert.match(loader, /"after-render-header-[\w-]{8}\.js"/);
    assert.doesNotMatch(loader, /"when-used-/);
  });
});
