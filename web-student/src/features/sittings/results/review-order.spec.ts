import { expect, test } from 'vitest';
import { nextMissed } from './review-order.ts';

const right = { score: { points: 2, maximum: 2 } };
const partly = { score: { points: 1, maximum: 2 } };
const awaited = { isAwaited: true } as const;
const failed = {};

test('leads from one question that lost points to the next one, past what is right or awaited', () => {
  const questions = [partly, right, awaited, partly, failed];
  expect([-1, 0, 3, 4].map((at) => nextMissed(questions, at))).toEqual([0, 3, 4, 0]);
});

test('leads nowhere where no other question lost points', () => {
  expect(nextMissed([right, partly], 1)).toBeUndefined();
  expect(nextMissed([right, awaited], -1)).toBeUndefined();
  expect(nextMissed([], -1)).toBeUndefined();
});
