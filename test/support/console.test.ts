import { expect } from 'chai';
import { assertQuietConsole, expectError, expectWarning } from './console.ts';
import { eventually } from './eventually.ts';

describe('console guard', () => {
  for (const kind of ['log', 'warn', 'error'] as const) {
    it(`fails a test for an unexpected console.${kind}`, () => {
      console[kind]('Surprise', document.body);
      expect(assertQuietConsole).to.throw(/Surprise <body>/);
      expect(assertQuietConsole).not.to.throw();
    });
  }

  it('fails a test for an uncaught error', async () => {
    setTimeout(() => {
      throw new Error('Uncaught surprise');
    });
    await eventually(() => expect(assertQuietConsole).to.throw(/Uncaught surprise/));
  });

  it('fails a test for an unhandled rejection', async () => {
    Promise.reject(new Error('Rejected surprise'));
    await eventually(() => expect(assertQuietConsole).to.throw(/Rejected surprise/));
  });

  it('lets an expected message pass, once', async () => {
    setTimeout(() => console.warn('Known problem', document.body));
    expect(await expectWarning(/Known/)).to.deep.equal(['Known problem', document.body]);
    console.error('Known error');
    await expectError(/Known error/);
  });
});
