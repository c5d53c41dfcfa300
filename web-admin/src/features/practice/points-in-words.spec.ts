import { expect, test } from 'vitest';
import { pointsInWords } from './points-in-words.ts';

const attempt = { points: 1, maximum: 1, firstPoints: 0, firstMaximum: 1, rescoredAt: null };

test('shows the current score, and the first one of a rescored answer', () => {
  expect(pointsInWords(attempt)).toBe('1/1');
  expect(pointsInWords({ ...attempt, rescoredAt: '2026-11-03T14:00:00.000Z' })).toBe('1/1, first 0/1');
  expect(pointsInWords({ ...attempt, firstPoints: 1, rescoredAt: '2026-11-03T14:00:00.000Z' })).toBe('1/1');
});
