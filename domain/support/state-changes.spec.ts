import { expect, test } from 'vitest';
import { changesBetween, leavesOf } from './state-changes.ts';

test('names leaves by their path, and counts empty, erased and plain lists as one leaf', () => {
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

test('reports new, changed and removed leaves', () => {
  expect(changesBetween({ a: 1, b: 2, list: [] }, { a: 1, b: 3, list: ['x'] })).toEqual([
    { path: 'b', before: 2, after: 3 },
    { path: 'list', before: [], after: ['x'] },
  ]);
  expect(changesBetween({ a: [1] }, { a: [1] })).toEqual([]);
});
