import { describe, expect, it } from 'vitest';
import { attemptId, userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { credits } from './projection.ts';

const at = '2026-11-20T12:00:00.000Z';
const uid = 'WSC-0001';
const ledger = { stream: `credit_ledger-${userId}-202611`, userId, at };
const spent: Example = { type: 'CreditSpent', data: { kind: 'writing', attemptId, uid }, ...ledger };
const givenBack: Example = {
  type: 'CreditGivenBack',
  data: { kind: 'writing', attemptId, uid, cause: 'analysis_failed' },
  ...ledger,
  at: '2026-11-21T12:00:00.000Z',
};
const answered: Example = {
  type: 'AnswerSubmitted',
  data: { attemptId, uid, type: 'WSC', revision: 1, answer: { type: 'WSC', text: 'Tea.' }, secondsUsed: 9 },
  stream: `question_attempt-${attemptId}`,
  userId,
};
const granted: Example = {
  type: 'CreditsGranted',
  data: { kind: 'writing', credits: 5, cause: 'admin', reason: 'Was ill' },
  ...ledger,
};
const row = { entryId: attemptId, person: userId, userId, visitorId: null, kind: 'writing', uid, at };

describe('credits', () => {
  it('keeps what was spent until its answer is in', () => {
    expect(rowsAfter(credits, [spent])).toEqual([{ ...row, status: 'spent' }]);
    expect(rowsAfterTwice(credits, [spent, answered])).toEqual([{ ...row, status: 'answered' }]);
  });

  it('knows what came back, and what was spent once more', () => {
    expect(rowsAfterTwice(credits, [spent, answered, givenBack])).toEqual([{ ...row, status: 'given_back' }]);
    expect(rowsAfter(credits, [spent, givenBack, spent])).toEqual([{ ...row, status: 'spent' }]);
  });

  it('has a row for a grant without what the admin said, and none for an answer that cost nothing', () => {
    const [grant] = rowsAfter(credits, [granted, answered]);
    expect(grant).toMatchObject({ status: 'granted', userId, uid: null });
    expect(JSON.stringify(grant)).not.toContain('ill');
    expect(rowsAfter(credits, [granted, answered])).toHaveLength(1);
  });
});
