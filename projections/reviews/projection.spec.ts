import { describe, expect, it } from 'vitest';
import type { ReviewCardEvent } from '#domain/reviews/review-card.ts';
import { attemptId, userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { reviews } from './projection.ts';

const uid = 'RSA-0001';
const about = (event: ReviewCardEvent, of = userId): Example => ({
  ...event,
  stream: `review_card-${of}-${uid}`,
  userId: of,
});
const scheduled = (due: string, lapses: number): ReviewCardEvent => ({
  type: 'ReviewScheduled',
  data: {
    uid,
    attemptId,
    recall: 'again',
    scheduler: 'ts-fsrs',
    memory: {
      due,
      lapses,
      stability: 1,
      difficulty: 5,
      scheduledDays: 1,
      learningSteps: 0,
      reps: 1,
      state: 'review',
      lastReview: '2026-01-01T00:00:00.000Z',
    },
  },
});
const first = about(scheduled('2026-01-02T00:00:00.000Z', 0));
const second = about(scheduled('2026-01-05T00:00:00.000Z', 1));
const stopped = about({ type: 'ReviewStopped', data: { uid } });

describe('reviews', () => {
  it.each([
    ['ReviewScheduled', [first], { due: '2026-01-02T00:00:00.000Z', lapses: 0 }],
    ['ReviewScheduled again', [first, second], { due: '2026-01-05T00:00:00.000Z', lapses: 1 }],
    ['ReviewStopped', [first, stopped], { due: null, lapses: 0 }],
    [
      'a stopped one that was missed again',
      [first, stopped, second],
      { due: '2026-01-05T00:00:00.000Z', lapses: 1 },
    ],
  ])('follows %s', (_name, events, state) => {
    expect(rowsAfter(reviews, events)).toEqual([{ userId, uid, ...state }]);
  });

  it('keeps the cards of two users apart', () => {
    const other = about(scheduled('2026-01-03T00:00:00.000Z', 0), 'another-user');
    const rows = rowsAfter(reviews, [first, other, stopped]);
    expect(rows.map((row) => [row['userId'], row['due']])).toEqual([
      [userId, null],
      ['another-user', '2026-01-03T00:00:00.000Z'],
    ]);
  });

  it('has no row for a card that was never scheduled', () => {
    expect(rowsAfter(reviews, [stopped])).toEqual([]);
  });

  it('ignores a repeated batch', () => {
    const all = [first, stopped, second];
    expect(rowsAfterTwice(reviews, all)).toEqual(rowsAfter(reviews, all));
    expect(rowsAfterEach(reviews, all)).toEqual(rowsAfter(reviews, all));
  });
});
