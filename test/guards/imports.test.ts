import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { circlesOf, type Import, importsOf } from './imports.ts';
import { occurrences, sourceFiles } from './source-files.ts';

/** The layers of the house, in the order in which they may know each other. */
const LAYERS: readonly RegExp[] = [
  /^src\/constants\.ts$/,
  /^src\/core\//,
  /^src\/stages\//,
  /^src\/hooks\//,
  /^src\/styles\//,
  /^src\/parts\//,
  /^src\/disclosure\//,
  /^src\/site-[a-z]+\//,
  /^elements\//,
  /^(demo|release|test)\//,
];

const files = sourceFiles('{src,elements,demo,release,test}/**/*.{ts,tsx,mjs}');
const layerOf = (path: string) => LAYERS.findIndex((layer) => layer.test(path));
const siteFolderOf = (path: string) => /^src\/site-[a-z]+\//.exec(path)?.[0];

describe('imports', () => {
  let imports: readonly Import[] = [];
  before(async () => {
    imports = await importsOf(files);
  });

  const breaking = (isBroken: (statement: Import) => boolean) =>
    imports.filter(isBroken).map(({ from, specifier }) => `${from} imports ${specifier}`);

  it('are seen by this guard, types and packages included', () => {
    const seen = (from: string, specifier: string) =>
      imports.some((statement) => statement.from === from && statement.specifier === specifier);
    assert.ok(imports.length > 100);
    assert.ok(seen('test/runner/input-commands.ts', './input-driver.ts'), 'a type import');
    assert.ok(seen('elements/runtime/r2wc-base.ts', '@r2wc/react-to-web-component'), 'a package');
  });

  it('come from what stands earlier: constants, core, stages, hooks, styles, parts, disclosure, site-*, elements, demo, release and test', () => {
    const later = breaking(({ from, to }) => to !== undefined && layerOf(to) > layerOf(from));
    assert.deepEqual(later, []);
  });

  it('are followed round circles of any length by this guard', () => {
    const statements = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
      ['d', 'd2'],
      ['e', 'a'],
    ] as const;
    const circles = circlesOf(statements.map(([from, to]) => ({ from, to, specifier: to })));
    assert.deepEqual(circles, [['a', 'b', 'c']]);
  });

  it('never lead in a circle, types and dynamic imports included', () => {
    assert.deepEqual(circlesOf(imports), []);
  });

  it('never cross from one site-* folder to another', () => {
    const siblings = breaking(({ from, to }) => {
      const [own, other] = [siteFolderOf(from), siteFolderOf(to ?? '')];
      return own !== undefined && other !== undefined && own !== other;
    });
    assert.deepEqual(siblings, []);
  });

  it('leave constants.ts alone: it imports nothing', () => {
    assert.deepEqual(
      breaking(({ from }) => from === 'src/constants.ts'),
      [],
    );
  });

  it('of r2wc stand in elements/runtime/r2wc-base.ts only', () => {
    const others = breaking(
      ({ from, specifier }) => specifier.startsWith('@r2wc/') && from !== 'elements/runtime/r2wc-base.ts',
    );
    assert.deepEqual(others, []);
  });

  it('of lit stand in test/adapters only', () => {
    const others = breaking(
      ({ from, specifier }) => /^(lit|@lit)\b/.test(specifier) && !from.startsWith('test/adapters/'),
    );
    assert.deepEqual(others, []);
  });

  it('of React stand outside src/core, which is plain TypeScript', () => {
    const packages = /^(react|react-dom|downshift|@floating-ui\/|@r2wc\/)/;
    assert.deepEqual(
      breaking(({ from, specifier }) => from.startsWith('src/core/') && packages.test(specifier)),
      [],
    );
  });

  it('let the demo use the built elements only', () => {
    const sources = breaking(({ from, to }) => from.startsWith('demo/') && /^(src|elements)\//.test(to ?? ''));
    assert.deepEqual(sources, []);
  });

  it('of project files carry their extension', () => {
    assert.deepEqual(
      breaking(({ to }) => to !== undefined && !/\.(ts|tsx|mjs|js|css|json)$/.test(to)),
      [],
    );
  });
});

describe('exports', () => {
  const published = files.filter(({ path }) => /^(src|elements)\//.test(path) && !path.endsWith('.mjs'));

  it('are named', () => {
    assert.deepEqual(occurrences(published, /^export default/m), []);
  });

  it('form no chains: only the entries of the package pass on what other files export', () => {
    const inner = published.filter(({ path }) => path.startsWith('src/'));
    assert.deepEqual(occurrences(inner, /^export (type )?(\*|\{[^}]*\}) from/m), []);
  });
});
