import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chosenProvider } from '../../../src/site-search/chosen-provider.ts';

const CHOICE = { property: undefined, kind: 'http', url: 'https://www.vendor.example/s', maxSuggestions: 20 } as const;
const ask = (choice: Partial<Parameters<typeof chosenProvider>[0]>) =>
  chosenProvider({ ...CHOICE, ...choice }).suggest('abc', { locale: 'en-us' }, new AbortController().signal);

describe('the provider of suggestions', () => {
  it('contract §5: is the site’s own object, called as its method', async () => {
    class Own {
      readonly answer = ['own'];
      async suggest(...question: unknown[]) {
        return [...this.answer, ...question.slice(0, 2)];
      }
    }
    assert.deepEqual(await ask({ property: new Own() }), ['own', 'abc', { locale: 'en-us' }]);
  });

  it('contract §5: is the site’s own also where it is a function with that method', async () => {
    const callable = Object.assign(() => 'called', { suggest: async () => ['own'] });
    assert.deepEqual(await ask({ property: callable }), ['own']);
  });

  it('contract §5: is the site’s own also where no address can be used', async () => {
    assert.deepEqual(await ask({ property: { suggest: async () => ['own'] }, url: undefined }), ['own']);
  });

  for (const property of [{}, { suggest: 'abc' }, 'https://www.vendor.example/', 0, false, [], Symbol('own')]) {
    it(`F3: says so if it has no suggest(): ${String(JSON.stringify(property))}`, async () => {
      await assert.rejects(ask({ property }), /suggestionProvider has no method suggest\(\)/);
    });
  }

  it('F3: says so if its address cannot be used, for null as for undefined', async () => {
    for (const property of [null, undefined]) {
      for (const kind of ['http', 'pagefind'] as const) {
        await assert.rejects(ask({ property, kind, url: undefined }), /no http\(s\) URL/);
      }
    }
  });
});
