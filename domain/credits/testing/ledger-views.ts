import type { CreditEntry, Ledger } from '../contract.ts';

const welcome: CreditEntry = {
  id: 'welcome',
  at: '2026-01-05T10:00:00.000Z',
  kind: 'writing',
  change: 10,
  balance: 10,
  cause: 'welcome',
  reason: null,
  uid: null,
  attemptId: null,
  mockTestId: null,
  testName: null,
  sessionId: null,
  cartId: null,
  packageId: null,
  rewardCause: null,
  rewardCauseId: null,
};

/** By default the welcome of 10 writing credits. */
export const entryOf = (more: Partial<CreditEntry> = {}): CreditEntry => ({ ...welcome, ...more });

export const untouchedLedger: Ledger = {
  writingCredits: 10,
  speakingCredits: 10,
  speakingCreditsUsed: 0,
  fullTestCredits: 0,
  sectionalTestCredits: 0,
  writingMessage: null,
  speakingMessage: null,
  isSpeakingUnlimited: false,
  entries: [],
};
