import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { jsonSchemas } from '../../../elements/manifest/json-schema.ts';
import { METADATA_KEY } from '../../../src/core/config/usable-data.ts';

/**
 * What the schema may cost before a header shows, gzipped, the validation library and its messages included. The parser
 * of rich paragraphs is not: the header has it to show them.
 */
const PARSER_LIMIT_BYTES = 7_300;

/** What a browser loads for one function of the folder. */
async function bundled(name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${name} } from './parse-data.ts';`,
      resolveDir: fileURLToPath(new URL('../../../src/core/config', import.meta.url)),
    },
    bundle: true,
    external: ['*/rich-text/rich-text.ts'],
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

function descriptionsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'description' in value && typeof value.description === 'string' ? [value.description] : [];
  return [...own, ...Object.values(value).flatMap(descriptionsIn)];
}

describe('the parsers in a browser bundle', () => {
  for (const name of ['parseNavigation', 'parseSectionNav', 'parseSearchConfig']) {
    it(`${name} stays within its bytes`, async () => {
      assert(gzipSync(await bundled(name)).length <= PARSER_LIMIT_BYTES);
    });

    it(`${name} carries no description`, async () => {
      const code = await bundled(name);
      const descriptions = descriptionsIn(jsonSchemas());
      assert(descriptions.length > 100);
      for (const description of descriptions) assert(!code.includes(description), description);
    });
  }

  it('parseNavigation carries nothing of the other elements’ data', async () => {
    const code = await bundled('parseNavigation');
    assert(code.includes(METADATA_KEY.source));
    assert(!code.includes('sub_nav') && !code.includes('path_contains'));
  });
});
