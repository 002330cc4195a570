import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadCode } from '../../../src/stages/load-code.ts';

/** As Firefox says that a page has interrupted a load: with no error. */
const interrupted = () => Promise.reject(undefined);

describe('code', () => {
  it('that is interrupted is asked for once more', async () => {
    const answers = [interrupted, async () => 'code', interrupted];
    assert.equal(await loadCode(() => answers.shift()?.() ?? interrupted()), 'code');
    assert.equal(answers.length, 1);
  });

  it('that is interrupted twice fails with an error that can be read', async () => {
    await assert.rejects(loadCode(interrupted), /^Error: interrupted$/);
  });

  it('fails with the error of its load, the first time or after an interruption', async () => {
    const offline = () => Promise.reject(new TypeError('offline'));
    for (const answers of [[offline], [interrupted, offline]]) {
      await assert.rejects(
        loadCode(() => answers.shift()?.() ?? Promise.resolve()),
        /^TypeError: offline$/,
      );
      assert.equal(answers.length, 0);
    }
  });
});
