import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  describeProblem,
  describeReceived,
  type Problem,
  RECEIVED_LENGTH_COUNT,
} from '../../../src/core/config/problem.ts';

describe('describeReceived', () => {
  it('calls nothing, lists, objects and functions by their kind', () => {
    assert.equal(describeReceived(undefined), 'nothing');
    assert.equal(describeReceived(null), 'null');
    assert.equal(describeReceived([1]), 'a list');
    assert.equal(describeReceived({ a: 1 }), 'an object');
    assert.equal(describeReceived(String), 'a function');
  });

  it('repeats scalars', () => {
    assert.equal(describeReceived(12), '12');
    assert.equal(describeReceived(false), 'false');
    assert.equal(describeReceived('a "b"'), '"a \\"b\\""');
    assert.equal(describeReceived(Symbol('a')), 'Symbol(a)');
  });

  it('shortens a long text', () => {
    const longest = 'a'.repeat(RECEIVED_LENGTH_COUNT);
    assert.equal(describeReceived(longest), `"${longest}"`);
    assert.equal(describeReceived(`${longest}a`), `"${longest}…"`);
  });

  it('cuts no character in two', () => {
    const almost = 'a'.repeat(RECEIVED_LENGTH_COUNT - 1);
    assert.equal(describeReceived(`${almost}😀`), `"${almost}…"`);
  });
});

describe('describeProblem', () => {
  const problem: Problem = {
    pointer: '/navigaton',
    received: 'an unknown key',
    expected: 'one of "masthead", "navigation"',
    consequence: 'It is ignored.',
    suggestion: 'navigation',
  };

  it('contract §2: names the element, the place, what came, what was expected and what happens now', () => {
    assert.equal(
      describeProblem('acme-header', problem, 'site-header'),
      '<acme-header> /navigaton is an unknown key; expected one of "masthead", "navigation". ' +
        'Did you mean "navigation"? It is ignored. See elements/site-header.md.',
    );
  });

  it('speaks of data as a whole and of attributes by name', () => {
    const { suggestion, ...rest } = problem;
    assert.equal(suggestion, 'navigation');
    assert.match(describeProblem('site-header', { ...rest, pointer: '' }), /^<site-header> data is an unknown key/);
    assert.match(describeProblem('site-header', { ...rest, pointer: '@size' }), /^<site-header> attribute size is/);
  });
});
