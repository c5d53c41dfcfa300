import { expect, test } from 'vitest';
import { changesBetween, leavesOf } from './state-changes.ts';

test('leaves are named by their path; what is empty, erased or a list of plain values is one leaf', () => {
  expect([...leavesOf({ a: 1, b: { c: ['x', []] }, list: ['A', 'B'], d: {}, e: { erased: true } })]).toEqual([
    ['a', 1],
    ['b.c.0', 'x'],
    ['b.c.1', []],
    ['list', ['A', 'B']],
    ['d', {}],
    ['e', { erased: true }],
  ]);
  expect([...leavesOf({})]).toEqual([]);
});

test('a change is what is new, different or gone', () => {
  expect(changesBetween({ a: 1, b: 2, list: [] }, { a: 1, b: 3, list: ['x'] })).toEqual([
    { path: 'b', before: 2, after: 3 },
    { path: 'list', before: [], after: ['x'] },
  ]);
  expect(changesBetween({ a: [1] }, { a: [1] })).toEqual([]);
});
