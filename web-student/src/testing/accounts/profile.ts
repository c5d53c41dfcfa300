import type { User } from '#domain/accounts/contract.ts';
import { untouchedLedger } from '#domain/credits/testing/ledger-views.ts';
import { emptyDashboard } from '../dashboard.ts';
import type { Answers } from '../fake-api.ts';
import { settingsAnswers } from './settings.ts';

export const emptyProfile = {
  fetchAllMockTest: emptyDashboard.fetchAllMockTest,
  getDateNow: emptyDashboard.getDateNow,
  getMobileStatus: () => ({
    status: 200,
    body: { isConfigured: false, isLinked: false, redeemedMobileApp: false, purchases: [] },
  }),
  fetchPurchases: () => ({ status: 200, body: { purchases: [] } }),
  fetchMailAddress: () => ({ status: 200, body: { bouncedAt: null, complainedAt: null } }),
  fetchSignIns: () => ({ status: 200, body: { linked: [], hasPassword: true } }),
  fetchSecondFactor: () => ({
    status: 200,
    body: { standing: 'off', authenticator: null, passkeys: [], recoveryCodesLeft: 0 },
  }),
} satisfies Answers;

export function profileAnswers(user: User) {
  const { writingCredits, speakingCredits } = user;
  return {
    ...settingsAnswers(user),
    ...emptyProfile,
    fetchCredits: () => ({
      status: 200,
      body: { ...untouchedLedger, writingCredits, speakingCredits },
    }),
    fetchAllPackages: () => ({
      status: 200,
      body: {
        country: 'AU',
        currency: 'AUD',
        version: 0,
        offers: [],
        currentPlan: null,
        paidExpiryTime: null,
        now: new Date().toISOString(),
      },
    }),
    fetchSessions: () => ({ status: 200, body: { sessions: [], lastSeenAt: null } }),
  } satisfies Answers;
}
