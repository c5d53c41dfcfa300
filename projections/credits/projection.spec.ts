import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { describe, expect, it } from 'vitest';
import { attemptId, userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { credits } from './projection.ts';

const at = '2026-11-20T12:00:00.000Z';
const uid = 'WSC-0001';
const ledger = { stream: `credit_ledger-${userId}`, userId, at };
const spent: Example = { type: 'CreditSpent', data: { kind: 'writing', attemptId, uid }, ...ledger };
const givenBack: Example = {
  type: 'CreditReturned',
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
const row = {
  entryId: attemptId,
  person: userId,
  userId,
  visitorId: null,
  kind: 'writing',
  uid,
  mockTestId: null,
  at,
};

describe('credits', () => {
  it('keeps a spent credit until its answer arrives', () => {
    expect(rowsAfter(credits, [spent])).toEqual([{ ...row, status: 'spent' }]);
    expect(rowsAfterTwice(credits, [spent, answered])).toEqual([{ ...row, status: 'answered' }]);
  });

  it('shows returned credits, and ones spent again', () => {
    expect(rowsAfterTwice(credits, [spent, answered, givenBack])).toEqual([{ ...row, status: 'given_back' }]);
    expect(rowsAfter(credits, [spent, givenBack, spent])).toEqual([{ ...row, status: 'spent' }]);
  });

  it('shows bought and refunded credits', () => {
    const of = { cartId: 'c1', packageId: 'package_combo', kind: 'writing', credits: 5 } as const;
    const bought: Example = { type: 'BoughtCreditsGranted', data: of, ...ledger };
    const back: Example = { type: 'BoughtCreditsRevoked', data: of, ...ledger };
    expect(rowsAfterTwice(credits, [bought, back]).map(({ kind, status }) => [kind, status])).toEqual([
      ['writing', 'granted'],
      ['writing', 'taken_back'],
    ]);
  });

  it('lists granted and revoked rewards', () => {
    const of = { cause: 'survey_completed', causeId: 'winter', kind: 'full_test', credits: 1 } as const;
    const rewarded: Example = { type: 'RewardGranted', data: of, ...ledger };
    const back: Example = { type: 'RewardRevoked', data: of, ...ledger };
    expect(rowsAfterTwice(credits, [rewarded, back]).map(({ kind, status }) => [kind, status])).toEqual([
      ['full_test', 'granted'],
      ['full_test', 'taken_back'],
    ]);
  });

  it('keeps a credit spent on a test until its start, and shows a returned one', () => {
    const sessionId = attemptId;
    const forTest = { kind: 'full_test', sessionId, mockTestId: 'full_core' } as const;
    const paid: Example = { type: 'TestCreditSpent', data: forTest, ...ledger };
    const started = (paidBy: 'credit' | 'plan'): Example => ({
      type: 'MockTestStarted',
      data: {
        sessionId,
        mockTestId: 'full_core',
        userId,
        sections: [
          ...oneClock('reading', 60, [{ uid: 'RFB-0001', revision: 1 }]),
          ...oneClock('listening', 60, [{ uid: 'LWD-0001', revision: 1 }]),
        ],
        startedAt: at,
        expiresAt: at,
        paidBy,
      },
      stream: `mock_test_attempt-${sessionId}`,
      userId,
    });
    const back: Example = {
      type: 'TestCreditReturned',
      data: { ...forTest, cause: 'our_fault', reason: 'Was down for Ann' },
      ...ledger,
    };
    const whole = { ...row, entryId: `sitting/full_test/${sessionId}`, kind: 'full_test', uid: null };
    const ofTest = { ...whole, mockTestId: 'full_core' };
    expect(rowsAfter(credits, [paid])).toEqual([{ ...ofTest, status: 'spent' }]);
    expect(rowsAfterTwice(credits, [paid, started('credit')])).toEqual([{ ...ofTest, status: 'answered' }]);
    expect(rowsAfter(credits, [paid, started('credit'), back])).toEqual([
      { ...ofTest, status: 'given_back' },
    ]);
    expect(rowsAfter(credits, [started('plan')])).toEqual([]);
    // An answer may have come under the same id.
    expect(rowsAfter(credits, [spent, paid, answered])).toMatchObject([
      { kind: 'writing', status: 'answered' },
      { kind: 'full_test', status: 'spent' },
    ]);
  });

  it('has a row for a grant without its reason, and none for a free answer', () => {
    const [grant] = rowsAfter(credits, [granted, answered]);
    expect(grant).toMatchObject({ status: 'granted', userId, uid: null });
    expect(JSON.stringify(grant)).not.toContain('ill');
    expect(rowsAfter(credits, [granted, answered])).toHaveLength(1);
  });
});
