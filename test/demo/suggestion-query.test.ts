import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PARAMETER_LENGTH_COUNT, parseSuggestionQuery } from '../../demo/server/suggestion-query.ts';

function parse(query: string): ReturnType<typeof parseSuggestionQuery> {
  return parseSuggestionQuery(new URLSearchParams(query));
}

function errorOf(query: string): string {
  const parsed = parse(query);
  assert.ok('error' in parsed, query);
  return parsed.error;
}

describe('demo: suggestion query', () => {
  it('§7: takes the text alone, in English', () => {
    assert.deepEqual(parse('q=+kibana+'), { text: 'kibana', locale: 'en' });
  });

  it('§7: takes location, product and the short code of a locale', () => {
    assert.deepEqual(parse('q=a&location=Documentation&product=Fleet+and+Elastic+Agent&locale=jp'), {
      text: 'a',
      location: 'Documentation',
      product: 'Fleet and Elastic Agent',
      locale: 'jp',
    });
    assert.deepEqual(parse('q=a&location=Blog'), { text: 'a', location: 'Blog', locale: 'en' });
  });

  it('refuses a missing and an empty text', () => {
    assert.match(errorOf('location=Blog'), /“q” is missing or empty/);
    assert.match(errorOf('q=++'), /“q” is missing or empty/);
  });

  it('takes texts up to PARAMETER_LENGTH_COUNT characters and refuses longer ones', () => {
    assert.ok(!('error' in parse(`q=${'x'.repeat(PARAMETER_LENGTH_COUNT)}`)));
    assert.match(errorOf(`q=${'x'.repeat(PARAMETER_LENGTH_COUNT + 1)}`), /“q” is longer than/);
  });

  it('refuses a parameter that comes twice', () => {
    assert.match(errorOf('q=a&q=b'), /“q” is there 2 times/);
  });

  it('§3: refuses an unknown location, in other case too', () => {
    assert.match(errorOf('q=a&location=News'), /“News” is unknown; expected Documentation or Blog/);
    assert.match(errorOf('q=a&location=blog'), /“blog” is unknown/);
  });

  it('§7: refuses a product without the area Documentation', () => {
    assert.match(errorOf('q=a&product=Kibana'), /only for location=Documentation/);
    assert.match(errorOf('q=a&product=Kibana&location=Blog'), /only for location=Documentation/);
  });

  it('§7: refuses a locale that is no short code', () => {
    assert.match(errorOf('q=a&locale=de-de'), /“de-de” is unknown; expected one of de, en, es, fr, jp, kr, cn, pt/);
  });

  it('refuses an unknown parameter by its name', () => {
    assert.match(errorOf('q=a&area=Blog'), /“area” is unknown/);
  });
});
