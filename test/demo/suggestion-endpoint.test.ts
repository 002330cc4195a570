import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { listen } from '../../demo/server/listen.ts';
import { createSiteHandler } from '../../demo/server/site-handler.ts';
import { LOCALES } from '../../src/core/locale/locales.ts';
import { suggestionRequestUrl } from '../../src/core/search/search-urls.ts';
import { parseSuggestions } from '../../src/core/search/suggestions.ts';
import { buildFixtureSite, RESULTS_ORIGIN, temporaryFolder } from './fixture.ts';

const DOCUMENT = JSON.parse(
  readFileSync(new URL('../../elements/suggestion-endpoint.openapi.json', import.meta.url), 'utf8'),
);
const PATH = '/api/autosuggest';
const { parameters, responses } = DOCUMENT.paths[PATH].get;

const ajv = new Ajv2020({ strict: false, formats: { 'uri-reference': true } });
ajv.addSchema(DOCUMENT, 'openapi');
const fits = (pointer: string, value: unknown) => ajv.validate({ $ref: `openapi#${pointer}` }, value);

const server = createServer();
let origin = '';
before(async () => {
  const options = { site: buildFixtureSite(), elementsDirectory: temporaryFolder(), resultsOrigin: RESULTS_ORIGIN };
  server.on('request', createSiteHandler(options));
  origin = await listen(server, 0, () => undefined);
});
after(() => server.close());

/** Asks, and expects the answer to be as documented for its status. */
async function ask(query: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(`${origin}${PATH}?${query}`);
  const documented = responses[response.status];
  assert.ok(documented, `${query}: ${response.status} is not documented.`);
  for (const name of Object.keys(documented.headers)) assert.ok(response.headers.has(name), `${query}: ${name}`);
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
  const body = await response.json();
  const schema = documented.content['application/json'].schema.$ref.slice(1);
  assert.ok(fits(schema, body), `${query}: ${JSON.stringify(body)}: ${ajv.errorsText()}`);
  return { status: response.status, body };
}

/** Whether parameters are what the document allows each of them to be. */
function areDocumented(query: URLSearchParams): boolean {
  return [...query].every(([name, value]) => {
    const index = parameters.findIndex((parameter: { readonly name: string }) => parameter.name === name);
    return index >= 0 && fits(`/paths/~1api~1autosuggest/get/parameters/${index}/schema`, value);
  });
}

describe('the suggestion endpoint as elements/suggestion-endpoint.openapi.json describes it', () => {
  it('is a valid OpenAPI document', async () => {
    const { valid, errors } = await new Validator().validate(DOCUMENT);
    assert.ok(valid, JSON.stringify(errors));
  });

  it('is what the demo server answers', async () => {
    assert.equal((await ask('q=dashb')).status, 200);
    assert.equal((await ask('q=dashb&location=Documentation&product=Kibana&locale=en')).status, 200);
    assert.deepEqual((await ask('q=zzzz')).body, []);
    assert.equal((await ask('')).status, 400);
  });

  it('allows and refuses what the demo server allows and refuses', async () => {
    const text = fc.string({ maxLength: 210 });
    const query = fc.record(
      {
        q: fc.oneof(fc.constant('dashb'), text),
        location: fc.oneof(fc.constantFrom('Documentation', 'Blog'), text),
        product: fc.oneof(fc.constant('Kibana'), text),
        locale: fc.oneof(fc.constantFrom('de', 'en', 'jp'), text),
        other: text,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(query, async (values) => {
        const sent = new URLSearchParams(values as Record<string, string>);
        const isProductAlone = values.product !== undefined && values.location !== 'Documentation';
        const isAllowed = values.q !== undefined && areDocumented(sent) && !isProductAlone;
        assert.equal((await ask(String(sent))).status, isAllowed ? 200 : 400, String(sent));
      }),
      { numRuns: 100 },
    );
  });

  it('allows every request that the element sends', () => {
    for (const { code } of LOCALES) {
      for (const filters of [{}, { area: 'Blog' }, { area: 'Documentation', product: 'Kibana' }] as const) {
        const url = suggestionRequestUrl({ suggestUrl: PATH, text: ' a&b ', filters: { locale: code, ...filters } });
        assert.ok(areDocumented(new URL(url, 'https://www.vendor.example').searchParams), url);
      }
    }
  });

  it('has examples that fit and that the element reads without a problem', () => {
    const { schema, example } = responses[200].content['application/json'];
    assert.ok(fits(schema.$ref.slice(1), example));
    assert.deepEqual(parseSuggestions(example)?.dropped, []);
  });
});
