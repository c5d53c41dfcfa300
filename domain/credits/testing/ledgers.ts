import type { Decision } from '../../core/events/decision.ts';
import type { Balances } from '../credit-kinds.ts';
import { creditLedgerStream, type CreditLedgerEvent } from '../credit-ledger.ts';

export const none: Balances = { writing: 0, speaking: 0, full_test: 0, sectional_test: 0 };

type Carried = Extract<CreditLedgerEvent, { readonly type: 'CreditsCarriedForward' }>['data'];

/** A welcomed person with these credits. */
export function carriedWith(balances: Partial<Balances>, since: Partial<Carried> = {}): Carried {
  const { length: _length, ...initial } = creditLedgerStream.initial;
  return { ...initial, welcomed: ['writing', 'speaking'], balances: { ...none, ...balances }, ...since };
}

export const ledgerWith = (...carried: Parameters<typeof carriedWith>): readonly CreditLedgerEvent[] => [
  { type: 'CreditsCarriedForward', data: carriedWith(...carried) },
];

/** @throws Error if it was refused */
export function eventsOf(decision: Decision<CreditLedgerEvent, string>): readonly CreditLedgerEvent[] {
  if ('rejected' in decision) throw new Error(decision.rejected);
  return decision;
}
