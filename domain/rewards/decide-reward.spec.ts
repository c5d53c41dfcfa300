import { describe, expect, test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import { decideReward, type RewardFacts } from './decide-reward.ts';
import { rewardAmounts, rewardTable, type RewardRule } from './reward-table.ts';
import { refuseReward, rewardStream } from './reward.ts';

/** Withdrawn within two days, and earned by accounts of a week. */
const rule: RewardRule = { waitingHours: 48, accountAgeDays: 7 };
const facts: RewardFacts = {
  account: { status: 'active', isVerified: true, registeredAt: '2026-01-01T00:00:00.000Z' },
  earnedAt: '2026-03-01T00:00:00.000Z',
  isSettled: false,
  now: '2026-03-03T00:00:00.000Z',
};
const account = (changed: Partial<RewardFacts['account']>): RewardFacts => ({
  ...facts,
  account: { ...facts.account, ...changed },
});

describe('a reward', () => {
  test('is granted once it can no longer be withdrawn', () => {
    expect(decideReward(rule, facts)).toEqual({ outcome: 'grant' });
    const early = { ...facts, now: '2026-03-02T23:59:59.999Z' };
    expect(decideReward(rule, early)).toEqual({ outcome: 'wait', until: '2026-03-03T00:00:00.000Z' });
  });

  test('waits until the account is old enough', () => {
    expect(decideReward(rule, account({ registeredAt: '2026-02-28T00:00:00.000Z' }))).toEqual({
      outcome: 'wait',
      until: '2026-03-07T00:00:00.000Z',
    });
  });

  test('is settled once for each person and cause', () => {
    expect(decideReward(rule, { ...facts, isSettled: true })).toEqual({ outcome: 'settled' });
    expect(decideReward(rule, { ...account({ status: 'deleted' }), isSettled: true })).toEqual({
      outcome: 'settled',
    });
  });

  test.each([
    [{ isVerified: false }, 'address_not_verified'],
    [{ status: 'blocked' }, 'account_blocked'],
  ] as const)('checks daily whether %o has passed, for a month', (changed, because) => {
    expect(decideReward(rule, account(changed))).toEqual({
      outcome: 'wait',
      until: '2026-03-04T00:00:00.000Z',
    });
    const lastDay = { ...account(changed), now: '2026-03-30T12:00:00.000Z' };
    expect(decideReward(rule, lastDay)).toEqual({ outcome: 'wait', until: '2026-03-31T00:00:00.000Z' });
    const late = { ...account(changed), now: '2026-03-31T00:00:00.000Z' };
    expect(decideReward(rule, late)).toEqual({ outcome: 'refuse', because });
  });

  test('is refused to an account that was deleted', () => {
    expect(decideReward(rule, account({ status: 'deleted' }))).toEqual({
      outcome: 'refuse',
      because: 'account_deleted',
    });
  });

  test('for a survey is 1 full mock test credit, immediately', () => {
    expect(rewardAmounts.survey_completed).toEqual({ kind: 'full_test', credits: 1 });
    expect(decideReward(rewardTable.survey_completed, { ...facts, now: facts.earnedAt })).toEqual({
      outcome: 'grant',
    });
  });
});

test('a review earns 1 sectional mock test credit', () => {
  expect(rewardAmounts.review_approved).toEqual({ kind: 'sectional_test', credits: 1 });
});

test('a refusal is recorded once', () => {
  const earned = { cause: 'survey_completed', causeId: 'winter', userId: 'ann' } as const;
  given(rewardStream, [])
    .when((state) => refuseReward(state, { ...earned, because: 'account_blocked' }))
    .then([
      {
        type: 'RewardRefused',
        data: { cause: 'survey_completed', causeId: 'winter', because: 'account_blocked' },
      },
    ]);
});
