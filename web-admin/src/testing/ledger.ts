import type { CreditEntry, Ledger } from '#domain/credits/contract.ts';

export const welcome: CreditEntry = {
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
  sessionId: null,
  cartId: null,
  packageId: null,
};

/** The credits of a user who has spent none. */
export const ledger: Ledger = {
  writingCredits: 10,
  speakingCredits: 10,
  speakingCreditsUsed: 0,
  fullTestCredits: 0,
  sectionalTestCredits: 0,
  writingMessage: null,
  speakingMessage: null,
  isSpeakingUnlimited: false,
  entries: [welcome],
};
