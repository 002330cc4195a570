import { expect } from 'chai';
import { REFLEX_CLICK_MS } from '../../src/constants.ts';
import { createGroup, type GroupState } from '../../src/disclosure/group.ts';
import { stopClock } from '../support/clock.ts';

/** A group, what it has told so far, and its states. */
function recordedGroup(
  allowsSeveral: boolean,
  isWanted: (key: string) => boolean = () => true,
  whenReady = (action: (isThere: boolean) => void) => action(true),
) {
  const told: string[] = [];
  const states: GroupState[] = [];
  const group = createGroup(
    () => ({
      allowsSeveral,
      onOpen: (key, reason) => {
        told.push(`open ${key}: ${reason}`);
        return isWanted(key);
      },
      onClose: (key, reason) => told.push(`close ${key}: ${reason}`),
    }),
    whenReady,
  );
  group.subscribe(() => states.push(group.state()));
  return { group, told, states };
}

describe('a group of disclosures', () => {
  it('N2: what opens closes the one before it, which gives way', () => {
    const { group, told, states } = recordedGroup(false);
    group.toggle('a', false);
    group.toggle('b', false);
    expect(told).to.deep.equal(['open a: click', 'open b: click', 'close a: switch']);
    expect(states.at(-1)).to.deep.equal({ openKeys: ['b'], leavingKey: 'a', isSwitch: true });
    group.toggle('b', false);
    expect(told.at(-1)).to.equal('close b: click');
    expect(group.openKeys()).to.deep.equal([]);
  });

  it('§4: an accordion keeps several open, and closes each by itself or all together', () => {
    const { group, told } = recordedGroup(true);
    for (const key of ['a', 'b', 'c', 'b']) group.toggle(key, false);
    expect(group.openKeys()).to.deep.equal(['a', 'c']);
    group.close('layout');
    expect(told.slice(-2)).to.deep.equal(['close a: layout', 'close c: layout']);
  });

  it('P10: what a listener refuses stays closed, and what is open stays open', () => {
    const { group, told, states } = recordedGroup(false, (key) => key !== 'refused');
    group.open('a', 'key');
    expect(group.open('refused', 'hover')).to.equal(false);
    expect(group.openKeys()).to.deep.equal(['a']);
    expect(states).to.have.length(1);
    expect(told).to.deep.equal(['open a: key', 'open refused: hover']);
  });

  it('tells of nothing that does not change', () => {
    const { group, told, states } = recordedGroup(false);
    group.close('escape');
    group.open('a', 'hover');
    expect(group.open('a', 'key')).to.equal(true);
    expect(told).to.deep.equal(['open a: hover']);
    expect(states).to.have.length(1);
  });

  it('P5: a reflex click leaves open what hover has opened; the second click, or a later one, closes it', async () => {
    const clock = stopClock();
    const { group } = recordedGroup(false);
    group.open('a', 'hover');
    await clock.tickAsync(REFLEX_CLICK_MS - 1);
    group.toggle('a', false);
    expect(group.openKeys()).to.deep.equal(['a']);
    group.toggle('a', false);
    expect(group.openKeys()).to.deep.equal([]);
    group.open('a', 'hover');
    await clock.tickAsync(REFLEX_CLICK_MS);
    group.toggle('a', false);
    expect(group.openKeys()).to.deep.equal([]);
  });

  it('P5: an impatient second press closes nothing; a later one does, and a key at once', async () => {
    const clock = stopClock();
    const { group } = recordedGroup(false);
    group.toggle('a', true);
    await clock.tickAsync(REFLEX_CLICK_MS - 1);
    group.toggle('a', true);
    expect(group.openKeys()).to.deep.equal(['a']);
    await clock.tickAsync(1);
    group.toggle('a', true);
    expect(group.openKeys()).to.deep.equal([]);
    group.toggle('a', true);
    group.toggle('a', false);
    expect(group.openKeys()).to.deep.equal([]);
  });

  it('opens what is pressed when its code has come, once however often it is pressed before', () => {
    let come: (isThere: boolean) => void = () => {};
    const { group, told } = recordedGroup(false, undefined, (action) => {
      come = action;
    });
    group.toggle('a', false);
    group.toggle('a', false);
    expect(told).to.deep.equal([]);
    come(true);
    expect(told).to.deep.equal(['open a: click']);
    group.toggle('a', false);
    come(true);
    expect(group.openKeys()).to.deep.equal([]);
  });

  it('contract §2: what was pressed, and was gone when its code came, can be pressed when it is back', () => {
    let isThere = false;
    const { group, told } = recordedGroup(
      false,
      () => true,
      (action) => action(isThere),
    );
    group.toggle('a', false);
    expect(told).to.deep.equal([]);
    isThere = true;
    group.toggle('a', false);
    expect(told).to.deep.equal(['open a: click']);
  });

  it('contract §2: takes over what is open in static markup, as a click opens it, and says so', () => {
    const { group, told, states } = recordedGroup(true, (key) => key !== 'refused');
    group.takeOver(['a', 'refused', 'b']);
    expect(told).to.deep.equal(['open a: click', 'open refused: click', 'open b: click']);
    expect(states.at(-1)).to.deep.equal({ openKeys: ['a', 'b'], isTakenOver: true });
    group.toggle('c', false);
    expect(states.at(-1)?.isTakenOver).to.equal(undefined);
  });

  it('P2: knows when something closed last, by a switch too', async () => {
    const clock = stopClock();
    const { group } = recordedGroup(false);
    expect(group.closedAt()).to.equal(Number.NEGATIVE_INFINITY);
    group.open('a', 'click');
    await clock.tickAsync(5);
    group.open('b', 'hover');
    expect(group.closedAt()).to.equal(Date.now());
    await clock.tickAsync(5);
    group.close('outside');
    expect(group.closedAt()).to.equal(Date.now());
  });
});
