import { expect, test } from 'vitest';
import type { CreditEntry } from '#domain/credits/contract.ts';
import { causeWords, changeWords } from './entry-words.ts';

const entry: CreditEntry = {
  id: 'e1',
  at: '2026-11-20T12:00:00.000Z',
  kind: 'writing',
  change: 60,
  balance: 70,
  cause: 'purchase',
  uid: null,
  attemptId: null,
  mockTestId: null,
  testName: null,
  sessionId: null,
  cartId: 'c1',
  packageId: 'package_silver',
  rewardCause: null,
  rewardCauseId: null,
  reason: null,
};

test('each entry names the change and its cause', () => {
  expect([changeWords(entry), causeWords(entry)]).toEqual(['+60 writing', 'Bought: Silver']);
  const spent: CreditEntry = { ...entry, change: -1, cause: 'spent', uid: 'WSC-0001' };
  expect([changeWords(spent), causeWords(spent)]).toEqual(['-1 writing', 'Used: WSC-0001']);
  const reward: CreditEntry = {
    ...entry,
    kind: 'full_test',
    change: 1,
    cause: 'reward',
    cartId: null,
    packageId: null,
    rewardCause: 'survey_completed',
    rewardCauseId: 'winter-2026',
  };
  expect([changeWords(reward), causeWords(reward)]).toEqual(['+1 full tests', 'Reward: survey completed']);
  const given: CreditEntry = {
    ...entry,
    kind: 'full_test',
    cause: 'admin',
    packageId: null,
    reason: 'Was ill',
  };
  expect([changeWords(given), causeWords(given)]).toEqual(['+60 full tests', 'Given by our team: Was ill']);
});
