import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import {
  creditLedgerStream,
  spendCredit,
  type CreditLedger,
  type CreditLedgerEvent,
} from './credit-ledger.ts';
import { grantBought, revokeBought } from './purchase-credits.ts';
import { eventsOf, ledgerWith, none } from './testing/ledgers.ts';

const before = ledgerWith({ speaking: 2 }, { used: { ...none, speaking: 8 }, toldPercent: 75 });
const bought = { cartId: 'c1', packageId: 'package_combo', kind: 'speaking', credits: 10 } as const;
const granted: CreditLedgerEvent = { type: 'BoughtCreditsGranted', data: bought };
const speak = (attemptId: string) => (state: CreditLedger) =>
  spendCredit(state, { kind: 'speaking', attemptId, uid: 'SRA-0001' });

test('grants each kind of a purchase once, and nothing without credits', () => {
  given(creditLedgerStream, before)
    .when((state) => grantBought(state, bought))
    .then([granted]);
  given(creditLedgerStream, [...before, granted])
    .when((state) => grantBought(state, { ...bought, kind: 'writing' }))
    .then([{ type: 'BoughtCreditsGranted', data: { ...bought, kind: 'writing' } }]);
  given(creditLedgerStream, before)
    .when((state) => grantBought(state, { ...bought, credits: 0 }))
    .then([]);
});

test('restarts the quarters from the balance after a purchase', () => {
  // 8 of 10 were used: 40 percent of 20, so that 50 is reported next.
  const state = fold(creditLedgerStream, [...before, granted]);
  expect(state.toldPercent).toBe(25);
  const first = fold(creditLedgerStream, eventsOf(speak('a1')(state)), state);
  expect(speak('a2')(first)).toMatchObject([{ type: 'CreditSpent' }, { data: { percent: 50 } }]);
});

test('revokes unused credits once, and nothing that was never granted', () => {
  const back = (state: CreditLedger) => revokeBought(state, bought);
  given(creditLedgerStream, before).when(back).then([]);
  given(creditLedgerStream, [...before, granted])
    .when(back)
    .then([{ type: 'BoughtCreditsRevoked', data: bought }]);
  const spent = Array.from({ length: 5 }, (_, index): CreditLedgerEvent => ({
    type: 'CreditSpent',
    data: { kind: 'speaking', attemptId: `a${index}`, uid: 'SRA-0001' },
  }));
  given(creditLedgerStream, [...before, granted, ...spent])
    .when(back)
    .then([{ type: 'BoughtCreditsRevoked', data: { ...bought, credits: 7 } }]);
});

test('never goes below zero and never grants twice, after any sequence of acts', () => {
  const ids = fc.constantFrom('c1', 'c2', 'c3');
  const acts = fc.array(fc.tuple(fc.constantFrom('buy', 'spend', 'back'), ids, fc.nat(6)), { maxLength: 40 });
  fc.assert(
    fc.property(acts, (list) => {
      let state = fold(creditLedgerStream, before);
      const credits = new Map<string, number>();
      let spent = 0;
      for (const [act, cartId, count] of list) {
        // The package determines the credits of a purchase.
        const of = { ...bought, cartId, credits: credits.get(cartId) ?? count };
        if (act === 'buy' && count > 0 && !credits.has(cartId)) credits.set(cartId, count);
        const decision =
          act === 'buy'
            ? grantBought(state, of)
            : act === 'back'
              ? revokeBought(state, of)
              : speak(`a${(spent += 1)}`)(state);
        expect('rejected' in decision).toBe(act === 'spend' && state.balances.speaking === 0);
        if ('rejected' in decision) continue;
        state = fold(creditLedgerStream, decision, state);
        expect(state.balances.speaking).toBeGreaterThanOrEqual(0);
      }
      expect(new Set(state.bought).size).toBe(state.bought.length);
      expect(new Set(state.takenBack).size).toBe(state.takenBack.length);
      expect(state.bought).toHaveLength(credits.size);
    }),
  );
});
