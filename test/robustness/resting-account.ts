import { expect } from 'chai';
import { eventually, frame as nextFrame } from '../support/eventually.ts';
import type { Frame } from '../support/frame.ts';
import { accountOf } from './page-account.ts';

/** Frames in which nothing comes any more, such as what is observed after a render. */
const RESTING_FRAMES = 20;

/** Once nothing is on its way any more. */
export function restingAccountOf(frame: Frame): Promise<object> {
  return eventually(async () => {
    const account = accountOf(frame);
    expect(account).to.include({ timers: 0, requests: 0, onTop: 0, inert: 0 });
    for (let count = 0; count < RESTING_FRAMES; count += 1) await nextFrame();
    expect(accountOf(frame)).to.deep.equal(account);
    return account;
  });
}
