import { expect, test } from 'vitest';
import { z } from 'zod';
import { isRejection, reject, type Decision } from './decision.ts';
import { categoryOf, defineStream, fold, inTurn } from './stream.ts';

const sum = defineStream({
  category: 'small_sum',
  subject: 'Sum',
  events: { Added: { version: 1, schema: z.object({ by: z.number() }) } },
  initial: 0,
  evolve: (total: number, { data }): number => total + data.by,
});
const added = (by: number) => ({ type: 'Added', data: { by } }) as const;

/** A sum is never more than ten. */
const add =
  (by: number) =>
  (total: number): Decision<ReturnType<typeof added>, 'not_allowed'> =>
    by === 0 ? [] : total + by > 10 ? reject('not_allowed') : [added(by)];

test('folds events into a state', () => {
  expect(fold(sum, [added(3), added(4)])).toBe(7);
  expect(fold(sum, [])).toBe(0);
  expect(fold(sum, [added(1)], 5)).toBe(6);
});

test('makes several decisions in order, each on the state after the one before', () => {
  expect(inTurn(sum, [add(6), add(0), add(4)])(0)).toEqual([added(6), added(4)]);
  expect(inTurn(sum, [add(6), add(5)])(0)).toEqual({ rejected: 'not_allowed' });
  expect(inTurn(sum, [])(0)).toEqual([]);
});

test('treats an empty list of events as an acceptance', () => {
  expect(isRejection([])).toBe(false);
  expect(isRejection(reject('not_allowed'))).toBe(true);
});

test('names a stream by its category and an id', () => {
  expect(sum.nameOf('u-1')).toBe('small_sum-u-1');
  expect(categoryOf(sum.nameOf('u-1'))).toBe('small_sum');
  expect(categoryOf('question-RSA-0001')).toBe('question');
  expect(categoryOf('unnamed')).toBe('unnamed');
});
