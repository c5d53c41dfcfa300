import { expect, test } from 'vitest';
import { changesBetween } from '#domain/support/state-changes.ts';
import { stateRows } from './state-rows.ts';

const rows = (before: object, after: object) =>
  stateRows({ ...after }, changesBetween({ ...before }, { ...after })).map(({ path, value, before: was }) => [
    path,
    value,
    was?.was,
  ]);

test('lists changes first, with their previous values', () => {
  expect(
    rows({ userId: 'u1', status: 'active' }, { userId: 'u1', status: 'blocked', reason: 'Shared' }),
  ).toEqual([
    ['status', 'blocked', 'active'],
    ['reason', 'Shared', 'nothing'],
    ['userId', 'u1', undefined],
  ]);
});

test('lists removed values, but not an empty list that gained items', () => {
  expect(rows({ reason: 'Shared', answers: [] }, { answers: [{ text: 'A' }] })).toEqual([
    ['answers.0.text', 'A', 'nothing'],
    ['reason', undefined, 'Shared'],
  ]);
});

test('omits the internal values of an algorithm', () => {
  const memory = { stability: 0.4, due: '2026-01-07' };
  expect(rows({ uid: 'RSA-0001' }, { uid: 'RSA-0001', memory })).toEqual([['uid', 'RSA-0001', undefined]]);
});
