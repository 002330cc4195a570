import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseJson } from '../../../src/core/config/parse-json.ts';
import type { Problem } from '../../../src/core/config/problem.ts';

function problemOf(text: string): Problem {
  const parsed = parseJson(text);
  assert('problem' in parsed, `${text} is read`);
  return parsed.problem;
}

describe('parseJson', () => {
  it('reads JSON', () => {
    assert.deepEqual(parseJson('{"a":[1,"two",null]}'), { value: { a: [1, 'two', null] } });
  });

  it('contract §7: takes an empty text and white space for no data', () => {
    assert.deepEqual(parseJson(''), { value: undefined });
    assert.deepEqual(parseJson(' \n\t\u00a0'), { value: undefined });
  });

  it('overlooks a byte order mark and odd spaces around the text', () => {
    assert.deepEqual(parseJson('\ufeff{"a":1}\u00a0'), { value: { a: 1 } });
  });

  it('says line, column and what stands there', () => {
    assert.deepEqual(problemOf('{\n  "a": 1,\n  b: 2\n}'), {
      pointer: '',
      received: 'not JSON: "b" stands at line 3, column 3',
      expected: 'a key in double quotes',
      consequence: 'No data is read.',
    });
  });

  it('counts lines of all three kinds, and those before the text', () => {
    assert.equal(problemOf('\n\r\n[1,\r!]').received, 'not JSON: "!" stands at line 4, column 1');
  });

  const faults: readonly (readonly [text: string, what: string, column: number, expected: string])[] = [
    ['{"a":1,}', '"}" stands', 8, 'a key in double quotes'],
    ['[1,]', '"]" stands', 4, 'a value'],
    ["{'a':1}", '"\'" stands', 2, 'a key in double quotes or }'],
    ['{"a" 1}', '"1" stands', 6, 'a colon'],
    ['{"a":1 "b":2}', '"\\"" stands', 8, 'a comma or }'],
    ['[1 2]', '"2" stands', 4, 'a comma or ]'],
    ['[}', '"}" stands', 2, 'a value or ]'],
    ['[1}', '"}" stands', 3, 'a comma or ]'],
    ['{"a":1]', '"]" stands', 7, 'a comma or }'],
    ['[undefined]', '"undefined" stands', 2, 'a value or ]'],
    ['[-]', '"-" stands', 2, 'a value or ]'],
    ['{"a":01}', '"1" stands', 7, 'a comma or }'],
    ['{"a":1} // end', '"/" stands', 9, 'the end of the text'],
    ['<!doctype html>', '"<" stands', 1, 'a value'],
    ['{"a":"b\nc"}', '"\\n" stands', 8, 'a closing quote'],
    ['{"a":"\\x"}', '"\\\\" stands', 7, 'an escape such as \\n or \\"'],
    ['{"a":"b', 'the text ends', 8, 'a closing quote'],
    ['{"a":', 'the text ends', 6, 'a value'],
    ['[1', 'the text ends', 3, 'a comma or ]'],
    ['[1\n', 'the text ends', 3, 'a comma or ]'],
  ];
  for (const [text, what, column, expected] of faults) {
    it(`finds the fault in ${JSON.stringify(text)}`, () => {
      const problem = problemOf(text);
      const lines = text.slice(0, text.indexOf('\n') + 1);
      if (lines === '') assert.equal(problem.received, `not JSON: ${what} at line 1, column ${column}`);
      assert(problem.received.startsWith(`not JSON: ${what}`));
      assert.equal(problem.expected, expected);
    });
  }

  it('repeats 20 letters of a long word, and no half of a character', () => {
    assert.match(problemOf(`[${'a'.repeat(50)}]`).received, /"a{20}" stands/);
    assert.match(problemOf('[😀]').received, /"😀" stands/);
  });

  it('reads 100,000 levels', () => {
    assert('value' in parseJson(`${'['.repeat(100_000)}${']'.repeat(100_000)}`));
  });

  it('finds a fault below 100,000 levels and behind five million escapes', () => {
    assert.equal(problemOf('['.repeat(100_000)).expected, 'a value or ]');
    assert.equal(problemOf(`["${'\\n'.repeat(5_000_000)}`).expected, 'a closing quote');
  });

  it('finds a fault wherever JSON.parse refuses a text, and none elsewhere', () => {
    const pieces = ['{', '}', '[', ']', ',', ':', '"', '"a"', '"\\u12aF"', '\\', '-', '0', '12', '.5', 'e+1', 'true'];
    const nearJson = fc.array(fc.constantFrom(...pieces, 'null', ' ', '\n', '\u0007', 'x'), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.oneof(
          nearJson.map((parts) => parts.join('')),
          fc.json(),
          fc.string(),
        ),
        (text) => {
          const parsed = parseJson(text);
          const json = text.trim();
          if (json === '') return assert.deepEqual(parsed, { value: undefined });
          try {
            assert.deepEqual(parsed, { value: JSON.parse(json) });
          } catch (error) {
            if (!(error instanceof SyntaxError)) throw error;
            assert('problem' in parsed);
            assert.match(parsed.problem.received, /^not JSON: /);
          }
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('names the very line that was damaged', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(), (value, seed) => {
        const lines = JSON.stringify(value, undefined, 1).split('\n');
        const index = seed % lines.length;
        const damaged = lines.map((line, at) => (at === index ? `!${line}` : line)).join('\n');
        assert.equal(problemOf(damaged).received, `not JSON: "!" stands at line ${index + 1}, column 1`);
      }),
    );
  });
});
