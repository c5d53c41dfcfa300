import { packageWords } from '../commerce/package-words.ts';
import type { Descriptions } from '../core/capability.ts';
import { readable } from '../core/personal.ts';
import { creditKindSchema, type Balances, type CreditKind, type GiveBackCause } from './credit-kinds.ts';
import type { CreditLedgerEvent } from './credit-ledger.ts';

const names: { readonly [Kind in CreditKind]: string } = {
  writing: 'writing',
  speaking: 'speaking',
  full_test: 'whole-test',
  sectional_test: 'one-part-test',
};
const credits = (kind: CreditKind, count: number) =>
  `${count} ${names[kind]} ${count === 1 ? 'credit' : 'credits'}`;
const list = new Intl.ListFormat('en-GB');
/** Those for tests, which few have, only where there are any. */
const all = (balances: Balances) =>
  list.format(
    creditKindSchema.options
      .filter((kind) => kind === 'writing' || kind === 'speaking' || balances[kind] > 0)
      .map((kind) => credits(kind, balances[kind])),
  );

const causes: { readonly [Cause in GiveBackCause]: string } = {
  analysis_failed: 'it could not be scored',
  answer_missing: 'the answer never came in',
};

export const creditDescriptions: Descriptions<CreditLedgerEvent> = {
  CreditsGranted: ({ kind, credits: count, cause, reason }) =>
    cause === 'welcome'
      ? `Was welcomed with ${credits(kind, count)}`
      : `Was granted ${credits(kind, count)}. Reason: ${readable(reason ?? 'none given')}`,
  BoughtCreditsGranted: ({ kind, credits: count, packageId }) =>
    `Was given ${credits(kind, count)} for ${packageWords(packageId)}`,
  BoughtCreditsTakenBack: ({ kind, credits: count, packageId }) =>
    `Lost ${credits(kind, count)} of ${packageWords(packageId)} that ${count === 1 ? 'was' : 'were'} unused, for its money went back`,
  CreditSpent: ({ kind, uid }) => `Spent ${credits(kind, 1)} on ${uid}`,
  CreditGivenBack: ({ kind, uid, cause }) =>
    `Got ${credits(kind, 1)} back for ${uid}, because ${causes[cause]}`,
  TestCreditSpent: ({ kind, mockTestId }) => `Spent ${credits(kind, 1)} on ${mockTestId}`,
  TestCreditGivenBack: ({ kind, mockTestId, cause, reason }) =>
    cause === 'sitting_missing'
      ? `Got ${credits(kind, 1)} back for ${mockTestId}, because it was never started`
      : `Got ${credits(kind, 1)} back for ${mockTestId}, which our fault broke. Reason: ${readable(reason ?? 'none given')}`,
  SpeakingAllowanceUsed: ({ percent, uid }) =>
    `Had used ${percent} % of the speaking credits with the answer to ${uid}`,
  CreditsCarriedForward: ({ balances }) => `Credits so far: ${all(balances)}`,
};
