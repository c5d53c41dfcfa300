import { describe, expect, it } from 'vitest';
import { answerScored, attemptId, score, userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice } from '../core/testing/recorded.ts';
import { attempts } from './projection.ts';

const row = {
  attemptId,
  userId,
  visitorId: null,
  uid: 'RRP-0003',
  type: 'RRP',
  points: 3,
  maximum: 4,
  successful: true,
  secondsUsed: 41,
  at: '2026-01-02T10:00:00.000Z',
};

describe('attempts', () => {
  it('has a row for each AnswerScored of a user', () => {
    expect(rowsAfter(attempts, [answerScored(score(3, 4))])).toEqual([row]);
  });

  it('has visitors too', () => {
    const visitorId = 'visitor-1';
    expect(rowsAfter(attempts, [answerScored(score(3, 4), { person: { visitorId } })])).toEqual([
      { ...row, userId: null, visitorId },
    ]);
  });

  it('shows the newest score of an attempt and when it was answered', () => {
    const later = answerScored(score(1, 4), { at: '2026-03-01T00:00:00.000Z' });
    expect(rowsAfter(attempts, [answerScored(score(3, 4)), later])).toEqual([
      { ...row, points: 1, successful: false },
    ]);
  });

  it('is not changed by a batch that comes twice', () => {
    const all = [
      answerScored(score(3, 4)),
      answerScored(score(2, 4)),
      answerScored(score(1, 1), { attempt: 'b' }),
    ];
    expect(rowsAfterTwice(attempts, all)).toEqual(rowsAfter(attempts, all));
    expect(rowsAfterEach(attempts, all)).toEqual(rowsAfter(attempts, all));
  });
});
