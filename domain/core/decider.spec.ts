import { expect, test } from 'vitest';
import { decideAll, fold, isRejection, reject, type Decider } from './decider.ts';

type Event = { readonly type: 'Added'; readonly data: { readonly by: number } };

/** A sum that is never more than ten. */
const decider: Decider<number, number, Event, 'not_allowed'> = {
  initial: 0,
  evolve: (sum, { data }) => sum + data.by,
  decide: (by, sum) => {
    if (by === 0) return [];
    return sum + by > 10 ? reject('not_allowed') : [{ type: 'Added', data: { by } }];
  },
};
const added = (by: number): Event => ({ type: 'Added', data: { by } });

test('the state is what the events leave', () => {
  expect(fold<number, Event>(decider, [added(3), added(4)])).toBe(7);
  expect(fold<number, Event>(decider, [])).toBe(0);
});

test('several commands are decided one after the other, each on what the ones before it leave', () => {
  expect(decideAll(decider, [6, 0, 4], 0)).toEqual([added(6), added(4)]);
  expect(decideAll(decider, [6, 5], 0)).toEqual({ rejected: 'not_allowed' });
  expect(decideAll(decider, [], 0)).toEqual([]);
});

test('no events are no rejection', () => {
  expect(isRejection([])).toBe(false);
  expect(isRejection(reject('not_allowed'))).toBe(true);
});
