import { expect, test } from 'vitest';
import type { Evidence } from '../score.ts';
import { speechReasons } from './evidence.ts';
import { commentsOnSpeech } from './messages.ts';

const commentOn = (
  trait: 'content' | 'fluency' | 'pronunciation',
  points: number,
  evidence: readonly Evidence[] = [],
  hasUnclearWord = false,
) => commentsOnSpeech('SRL', [{ trait, points, maximum: 5, evidence }], hasUnclearWord)[0];

test.each(speechReasons)('a trait with all points is not said to have lost them by %s', (reason) => {
  const evidence: Evidence[] = [{ kind: 'speech', reason }];
  for (const trait of ['content', 'fluency', 'pronunciation'] as const) {
    expect(commentOn(trait, 5, evidence)).toBe(commentOn(trait, 5));
    expect(commentOn(trait, 3, evidence)).not.toBe(commentOn(trait, 3));
  }
});

test('sends a student to words marked as unclear only if a word is marked', () => {
  for (const points of [0, 1, 2, 3, 4, 5]) expect(commentOn('pronunciation', points)).not.toContain('marked');
  expect(commentOn('pronunciation', 3, [], true)).toContain('marked');
});
