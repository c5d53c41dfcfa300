import { describe, expect, it } from 'vitest';
import {
  answerAnalysisFailed,
  answerRescored,
  answerScored,
  answerSubmitted,
  attemptId,
  score,
  userId,
} from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice } from '../core/testing/recorded.ts';
import { attempts } from './projection.ts';

const row = {
  attemptId,
  userId,
  visitorId: null,
  uid: 'RRP-0003',
  type: 'RRP',
  difficulty: 3,
  topics: ['science', 'nature'],
  points: 3,
  maximum: 4,
  successful: true,
  revision: 1,
  firstPoints: 3,
  firstMaximum: 4,
  scores: 1,
  rescoredAt: null,
  secondsUsed: 41,
  at: '2026-01-02T10:00:00.000Z',
};
const about = { difficulty: 3, topics: ['science' as const, 'nature' as const] };
const submitted = answerSubmitted();
const scored = answerScored(score(3, 4), { about });

describe('attempts', () => {
  it('has a row for each AnswerSubmitted, with its score from AnswerScored', () => {
    expect(rowsAfter(attempts, [submitted, scored])).toEqual([row]);
  });

  it('waits for the score of an answer', () => {
    const points = { points: 0, maximum: 0, successful: false, firstPoints: 0, firstMaximum: 0, scores: 0 };
    expect(rowsAfter(attempts, [submitted])).toEqual([{ ...row, ...points, difficulty: null, topics: [] }]);
  });

  it('includes visitors', () => {
    const person = { visitorId: 'visitor-1' };
    const all = [answerSubmitted({ person }), answerScored(score(3, 4), { person, about })];
    expect(rowsAfter(attempts, all)).toEqual([{ ...row, userId: null, ...person }]);
  });

  it('stores the answered revision, without difficulty and topics for old answers', () => {
    expect(rowsAfter(attempts, [answerSubmitted({ revision: 5 }), answerScored(score(3, 4))])).toEqual([
      { ...row, revision: 5, difficulty: null, topics: [] },
    ]);
  });

  it('keeps the first score beside that of AnswerRescored, also after a repetition', () => {
    const once = answerRescored(score(3, 4), score(1, 4));
    const corrected = {
      ...row,
      points: 1,
      successful: false,
      revision: 2,
      scores: 2,
      rescoredAt: '2026-02-01T12:00:00.000Z',
    };
    expect(rowsAfter(attempts, [submitted, scored, once])).toEqual([corrected]);
    const at = '2026-03-01T12:00:00.000Z';
    const again = answerRescored(score(1, 4), score(4, 5), { revision: 4, at });
    expect(rowsAfter(attempts, [submitted, scored, once, again])).toEqual([
      { ...corrected, points: 4, maximum: 5, successful: true, revision: 4, scores: 3, rescoredAt: at },
    ]);
  });

  it('keeps a row after AnswerAnalysisFailed: a score may still follow', () => {
    const failed = answerAnalysisFailed();
    expect(rowsAfter(attempts, [submitted, failed])).toEqual(rowsAfter(attempts, [submitted]));
    expect(rowsAfter(attempts, [submitted, failed, scored])).toEqual([row]);
    expect(rowsAfter(attempts, [failed])).toEqual([]);
  });

  it('makes no row of a score without an answer', () => {
    const rescored = answerRescored(score(3, 4), score(1, 4));
    expect(rowsAfter(attempts, [scored, rescored])).toEqual([]);
  });

  it('ignores a repeated batch', () => {
    const all = [
      submitted,
      answerSubmitted({ attempt: 'b' }),
      scored,
      answerScored(score(1, 1), { attempt: 'b' }),
      answerRescored(score(3, 4), score(1, 4)),
      answerRescored(score(1, 4), score(2, 4), { revision: 3 }),
    ];
    expect(rowsAfterTwice(attempts, all)).toEqual(rowsAfter(attempts, all));
    expect(rowsAfterEach(attempts, all)).toEqual(rowsAfter(attempts, all));
  });
});
