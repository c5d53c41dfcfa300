import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import {
  creditLedgerStream,
  spendCredit,
  type CreditLedger,
  type CreditLedgerEvent,
} from './credit-ledger.ts';
import { ledgerWith } from './testing/ledgers.ts';
import { returnTestCredit, spendTestCredit } from './test-credits.ts';

const sitting = { kind: 'full_test', sessionId: 's1', mockTestId: 'full_core' } as const;
const other = { ...sitting, sessionId: 's2' };
const before = ledgerWith({ writing: 1, full_test: 1 });
const spent: CreditLedgerEvent = { type: 'TestCreditSpent', data: sitting };
const back = { ...sitting, cause: 'our_fault', reason: 'The server was down' } as const;
const givenBack: CreditLedgerEvent = { type: 'TestCreditReturned', data: back };
const spend =
  (one: Parameters<typeof spendTestCredit>[1] = sitting) =>
  (state: CreditLedger) =>
    spendTestCredit(state, one);
const returnCredit = (state: CreditLedger) => returnTestCredit(state, back);

describe('credits for tests', () => {
  test('are spent once per sitting', () => {
    given(creditLedgerStream, before).when(spend()).then([spent]);
    given(creditLedgerStream, [...before, spent])
      .when(spend())
      .then([]);
    given(creditLedgerStream, [...before, spent])
      .when(spend(other))
      .thenRejected('mock_test_locked');
    given(creditLedgerStream, before)
      .when(spend({ ...sitting, kind: 'sectional_test' }))
      .thenRejected('mock_test_locked');
  });

  test('are not spent by an answer with the same id', () => {
    const answered: CreditLedgerEvent = {
      type: 'CreditSpent',
      data: { kind: 'writing', attemptId: 's1', uid: 'WSC-0001' },
    };
    given(creditLedgerStream, [...before, answered])
      .when(spend())
      .then([spent]);
    given(creditLedgerStream, [...before, spent])
      .when((state) => spendCredit(state, { kind: 'writing', attemptId: 's1', uid: 'WSC-0001' }))
      .then([answered]);
  });

  test('of one kind do not pay for a sitting of the other kind with the same id', () => {
    const part: CreditLedgerEvent = { type: 'TestCreditSpent', data: { ...sitting, kind: 'sectional_test' } };
    const rich = ledgerWith({ full_test: 1, sectional_test: 1 });
    given(creditLedgerStream, [...rich, part])
      .when(spend())
      .then([spent]);
  });

  test('are returned once, and then pay for another sitting', () => {
    given(creditLedgerStream, [...before, spent])
      .when(returnCredit)
      .then([givenBack]);
    given(creditLedgerStream, [...before, spent, givenBack])
      .when(returnCredit)
      .then([]);
    given(creditLedgerStream, [...before, spent, givenBack])
      .when(spend(other))
      .then([{ type: 'TestCreditSpent', data: other }]);
    expect(fold(creditLedgerStream, [...before, spent, givenBack]).balances.full_test).toBe(1);
  });

  test('are granted once for a sitting that was free', () => {
    const bring = (state: CreditLedger) => returnTestCredit(state, back, true);
    given(creditLedgerStream, before).when(bring).then([givenBack]);
    given(creditLedgerStream, before).when(returnCredit).then([]);
  });

  test('are never spent twice and never lost, in any order', () => {
    const ids = fc.constantFrom('s1', 's2', 's3', 's4');
    const acts = fc.array(fc.record({ sessionId: ids, isSpend: fc.boolean() }), { maxLength: 30 });
    fc.assert(
      fc.property(acts, fc.nat(3), (list, credits) => {
        let state = fold(creditLedgerStream, ledgerWith({ full_test: credits }));
        const paid = new Set<string>();
        for (const { sessionId, isSpend } of list) {
          const one = { ...sitting, sessionId };
          const decision = isSpend
            ? spendTestCredit(state, one)
            : returnTestCredit(state, { ...one, cause: 'sitting_missing' });
          const isRefused = 'rejected' in decision;
          expect(isRefused).toBe(isSpend && !paid.has(sessionId) && paid.size === credits);
          if (isRefused) continue;
          if (isSpend) paid.add(sessionId);
          else paid.delete(sessionId);
          state = fold(creditLedgerStream, decision, state);
          expect(state.balances.full_test).toBe(credits - paid.size);
          expect(state.spentFor).toHaveLength(paid.size);
        }
      }),
    );
  });
});
