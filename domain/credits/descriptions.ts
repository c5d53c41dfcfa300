import { packageWords } from '../commerce/packages/package-words.ts';
import type { Descriptions } from '../core/capability.ts';
import { readable } from '../core/events/personal.ts';
import { listed } from '../core/text/listed.ts';
import { rewardCauseWords } from '../rewards/reward-cause.ts';
import { creditKindSchema, type Balances, type ReturnCause } from './credit-kinds.ts';
import { creditWords } from './credit-words.ts';
import type { CreditLedgerEvent } from './credit-ledger.ts';

/** Test credits are rare, so they are listed only if there are any. */
const all = (balances: Balances) =>
  listed(
    creditKindSchema.options
      .filter((kind) => kind === 'writing' || kind === 'speaking' || balances[kind] > 0)
      .map((kind) => creditWords(kind, balances[kind])),
  );

const causes: { readonly [Cause in ReturnCause]: string } = {
  analysis_failed: 'it could not be scored',
  answer_missing: 'the answer never came in',
  nothing_heard: 'its recording had no voice',
};

export const creditDescriptions: Descriptions<CreditLedgerEvent> = {
  CreditsGranted: ({ kind, credits: count, cause, reason }) =>
    cause === 'welcome'
      ? `Got, as a welcome gift, ${creditWords(kind, count)}`
      : `Was granted ${creditWords(kind, count)}. Reason: ${readable(reason ?? 'none given')}`,
  BoughtCreditsGranted: ({ kind, credits: count, packageId }) =>
    `Got ${creditWords(kind, count)} for ${packageWords(packageId)}`,
  BoughtCreditsRevoked: ({ kind, credits: count, packageId }) =>
    `Lost ${creditWords(kind, count)} of ${packageWords(packageId)} that ${count === 1 ? 'was' : 'were'} unused, after its refund`,
  RewardGranted: ({ kind, credits: count, cause, causeId }) =>
    `Earned ${creditWords(kind, count)}: ${rewardCauseWords[cause]} (${causeId})`,
  RewardRevoked: ({ kind, credits: count, cause, causeId }) =>
    `Lost ${creditWords(kind, count)} of a reward, because its cause was withdrawn: ${rewardCauseWords[cause]} (${causeId})`,
  CreditSpent: ({ kind, uid }) => `Spent ${creditWords(kind, 1)} on ${uid}`,
  CreditReturned: ({ kind, uid, cause }) =>
    `Got ${creditWords(kind, 1)} back for ${uid}, because ${causes[cause]}`,
  TestCreditSpent: ({ kind, mockTestId }, nameOfTest) =>
    `Spent ${creditWords(kind, 1)} on ${nameOfTest(mockTestId)}`,
  TestCreditReturned: ({ kind, mockTestId, cause, reason }, nameOfTest) =>
    cause === 'sitting_missing'
      ? `Got ${creditWords(kind, 1)} back for ${nameOfTest(mockTestId)}, because it was never started`
      : `Got ${creditWords(kind, 1)} back for ${nameOfTest(mockTestId)}, which a fault of ours broke. Reason: ${readable(reason ?? 'none given')}`,
  SpeakingAllowanceUsed: ({ percent, uid }) =>
    `Reached ${percent}% of the speaking credits with the answer to ${uid}`,
  CreditsCarriedForward: ({ balances }) => `Credits so far: ${all(balances)}`,
};
