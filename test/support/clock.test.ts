import { expect } from 'chai';
import { stopClock } from './clock.ts';
import { eventually, frame } from './eventually.ts';

describe('stopped clock', () => {
  it('runs a timer at its time, not a millisecond earlier', async () => {
    const clock = stopClock();
    let runs = 0;
    setTimeout(() => {
      runs += 1;
    }, 1000);
    await clock.tickAsync(999);
    expect(runs).to.equal(0);
    await clock.tickAsync(1);
    expect(runs).to.equal(1);
  });

  it('leaves frames and eventually running', async () => {
    stopClock();
    await frame();
    let tries = 0;
    await eventually(() => {
      tries += 1;
      expect(tries).to.equal(3);
    });
  });

  it('runs again in the next test', async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
});
