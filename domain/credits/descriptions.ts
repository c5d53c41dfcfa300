import type { Descriptions } from '../core/capability.ts';
import { readable } from '../core/personal.ts';
import type { CreditBooksEvent } from './credit-books.ts';
import type { Balances, CreditKind, GiveBackCause } from './credit-kinds.ts';
import type { CreditLedgerEvent } from './credit-ledger.ts';

const credits = (kind: CreditKind, count: number) => `${count} ${kind} ${count === 1 ? 'credit' : 'credits'}`;
const all = ({ writing, speaking }: Balances) =>
  `${credits('writing', writing)} and ${credits('speaking', speaking)}`;
/** `November 2026` would ask for a language; support reads `2026-11` in any. */
const month = (name: string) => `${name.slice(0, 4)}-${name.slice(4)}`;

const causes: { readonly [Cause in GiveBackCause]: string } = {
  analysis_failed: 'it could not be scored',
  answer_missing: 'the answer never came in',
};

export const creditDescriptions: Descriptions<CreditLedgerEvent | CreditBooksEvent> = {
  CreditBookListed: ({ month: name }) => `Began to keep credits for ${month(name)}`,
  CreditBookOpened: ({ month: name, balances }) => `Credits at the start of ${month(name)}: ${all(balances)}`,
  CreditsGranted: ({ kind, credits: count, cause, reason }) =>
    cause === 'welcome'
      ? `Was welcomed with ${credits(kind, count)}`
      : `Was granted ${credits(kind, count)}. Reason: ${readable(reason ?? 'none given')}`,
  CreditSpent: ({ kind, uid }) => `Spent ${credits(kind, 1)} on ${uid}`,
  CreditGivenBack: ({ kind, uid, cause }) =>
    `Got ${credits(kind, 1)} back for ${uid}, because ${causes[cause]}`,
  SpeakingAllowanceUsed: ({ percent, uid }) =>
    `Had used ${percent} % of the speaking credits with the answer to ${uid}`,
  CreditBookClosed: ({ balances }) => `Credits at the end of the month: ${all(balances)}`,
};
