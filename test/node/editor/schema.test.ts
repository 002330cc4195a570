import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { completionsAt, descriptionAt, type JsonSchema } from '../../../elements/editor/schema.ts';
import { jsonSchemas } from '../../../elements/manifest/json-schema.ts';

const SCHEMA = jsonSchemas()['navigation.json'] as JsonSchema;

/** A text in which `|` is the cursor, as it is after the completion of a name, with the cursor again. */
function completed(marked: string, name: string): string {
  const index = marked.indexOf('|');
  const text = marked.replace('|', '');
  const { from, to, options } = completionsAt(SCHEMA, text, index);
  const option = options.find((one) => one.name === name);
  assert.ok(option, `${name} is not offered, but ${options.map((one) => one.name)}`);
  const written = `${option.text.slice(0, option.cursor)}|${option.text.slice(option.cursor)}`;
  return text.slice(0, from) + written + text.slice(to);
}

const offered = (marked: string) =>
  completionsAt(SCHEMA, marked.replace('|', ''), marked.indexOf('|')).options.map(({ name }) => name);

describe('completion by the published schema', () => {
  it('writes a key with an empty value of its type, the cursor inside', () => {
    assert.equal(completed('{ "nav|" }', 'navigation'), '{ "navigation": [|] }');
    assert.equal(completed('{ | }', 'masthead'), '{ "masthead": {|} }');
    assert.equal(completed('{ "logo": { ti| } }', 'title'), '{ "logo": { "title": "|" } }');
  });

  it('writes a comma where another key follows', () => {
    assert.equal(completed('{ "|" "logo": {} }', 'navigation'), '{ "navigation": [|], "logo": {} }');
  });

  it('changes a key alone where its value is there', () => {
    assert.equal(completed('{ "navi|gation": [] }', 'masthead'), '{ "masthead"|: [] }');
  });

  it('leaves out keys that the object has', () => {
    const keys = offered('{ "logo": { "title": "Vendor", "|" } }');
    assert.ok(keys.includes('src'));
    assert.ok(!keys.includes('title'));
  });

  it('knows the items of lists, at any depth', () => {
    assert.ok(offered('{ "navigation": [{ "sections": [{ "links": [{ "|" }] }] }] }').includes('description'));
  });

  it('offers the values of a list of values, and true and false', () => {
    const icon = '{ "masthead": { "about": { "icon_name": "|" } } }';
    assert.ok(offered(icon).includes('search'));
    assert.equal(completed(icon, 'search'), '{ "masthead": { "about": { "icon_name": "search"| } } }');
    assert.deepEqual(offered('{ "navigation": [{ "sections": [{ "links": [{ "new": | }] }] }] }'), ['true', 'false']);
  });

  it('offers nothing where the schema has nothing, nor in a text that is no JSON', () => {
    assert.deepEqual(offered('{ "logo": { "title": "|" } }'), []);
    assert.deepEqual(offered('{ "unknown": { "|" } }'), []);
    assert.deepEqual(offered('<p>|</p>'), []);
  });
});

describe('what is told of a place in the data', () => {
  it('is the description of its key, and its values', () => {
    const text = '{ "masthead": { "about": { "icon_name": "search" } } }';
    assert.equal(descriptionAt(SCHEMA, text, text.indexOf('masthead')), 'The strip above the bar.');
    assert.match(descriptionAt(SCHEMA, text, text.indexOf('icon_name')) ?? '', /One of "search", "close"/);
  });

  it('is nothing for a key that nobody knows', () => {
    assert.equal(descriptionAt(SCHEMA, '{ "colour": 1 }', 4), undefined);
  });
});
