import { expect, it } from 'vitest';
import { gradeOf } from './grade.ts';

it.each([
  [0, 1, 'wrong'],
  [1, 1, 'right'],
  [0, 3, 'wrong'],
  [1, 3, 'partial'],
  [2, 3, 'partial'],
  [3, 3, 'right'],
] as const)('%i of %i points is %s', (points, maximum, grade) => {
  expect(gradeOf({ points, maximum })).toBe(grade);
});
