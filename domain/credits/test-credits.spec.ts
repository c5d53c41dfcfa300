import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../core/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import {
  creditLedgerStream,
  spendCredit,
  type CreditLedger,
  type CreditLedgerEvent,
} from './credit-ledger.ts';
import { giveTestCreditBack, spendTestCredit } from './test-credits.ts';

const sitting = { kind: 'full_test', sessionId: 's1', mockTestId: 'full_core' } as const;
const other = { ...sitting, sessionId: 's2' };
const none = { writing: 0, speaking: 0, full_test: 0, sectional_test: 0 };
const opened = {
  type: 'CreditBookOpened',
  data: {
    month: '202611',
    balances: { ...none, writing: 1, full_test: 1 },
    welcomed: ['writing', 'speaking'],
    used: none,
    toldPercent: 0,
  },
} satisfies CreditLedgerEvent;
const spent: CreditLedgerEvent = { type: 'TestCreditSpent', data: sitting };
const back = { ...sitting, cause: 'our_fault', reason: 'The server was down' } as const;
const givenBack: CreditLedgerEvent = { type: 'TestCreditGivenBack', data: back };
const spend =
  (one: Parameters<typeof spendTestCredit>[1] = sitting) =>
  (state: CreditLedger) =>
    spendTestCredit(state, one);
const giveBack = (state: CreditLedger) => giveTestCreditBack(state, back);

describe('credits for tests', () => {
  test('one is spent for a sitting, once, and another sitting needs another one', () => {
    given(creditLedgerStream, [opened]).when(spend()).then([spent]);
    given(creditLedgerStream, [opened, spent]).when(spend()).then([]);
    given(creditLedgerStream, [opened, spent]).when(spend(other)).thenRejected('mock_test_locked');
    given(creditLedgerStream, [opened])
      .when(spend({ ...sitting, kind: 'sectional_test' }))
      .thenRejected('mock_test_locked');
  });

  test('an answer under the same id pays for no sitting', () => {
    const answered: CreditLedgerEvent = {
      type: 'CreditSpent',
      data: { kind: 'writing', attemptId: 's1', uid: 'WSC-0001' },
    };
    given(creditLedgerStream, [opened, answered]).when(spend()).then([spent]);
    given(creditLedgerStream, [opened, spent])
      .when((state) => spendCredit(state, { kind: 'writing', attemptId: 's1', uid: 'WSC-0001' }))
      .then([answered]);
  });

  test('a credit of one kind pays for no sitting of the other under the same id', () => {
    const part: CreditLedgerEvent = { type: 'TestCreditSpent', data: { ...sitting, kind: 'sectional_test' } };
    const rich = {
      ...opened,
      data: { ...opened.data, balances: { ...none, full_test: 1, sectional_test: 1 } },
    };
    given(creditLedgerStream, [rich, part]).when(spend()).then([spent]);
  });

  test('one comes back once, and pays for another sitting then', () => {
    given(creditLedgerStream, [opened, spent]).when(giveBack).then([givenBack]);
    given(creditLedgerStream, [opened, spent, givenBack]).when(giveBack).then([]);
    given(creditLedgerStream, [opened, spent, givenBack])
      .when(spend(other))
      .then([{ type: 'TestCreditSpent', data: other }]);
    expect(fold(creditLedgerStream, [opened, spent, givenBack]).balances.full_test).toBe(1);
  });

  test('whatever comes in whatever order, nothing is spent twice and nothing is lost', () => {
    const ids = fc.constantFrom('s1', 's2', 's3', 's4');
    const acts = fc.array(fc.record({ sessionId: ids, isSpend: fc.boolean() }), { maxLength: 30 });
    fc.assert(
      fc.property(acts, fc.nat(3), (list, credits) => {
        const book = { ...opened, data: { ...opened.data, balances: { ...none, full_test: credits } } };
        let state = fold(creditLedgerStream, [book]);
        const paid = new Set<string>();
        for (const { sessionId, isSpend } of list) {
          const one = { ...sitting, sessionId };
          // That one is owed is known before one is given back.
          if (!isSpend && !paid.has(sessionId)) continue;
          const decision = isSpend
            ? spendTestCredit(state, one)
            : giveTestCreditBack(state, { ...one, cause: 'sitting_missing' });
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

  test('a book of an older release holds none of them', () => {
    const old = creditLedgerStream.decode('CreditBookOpened', 3, {
      ...opened.data,
      balances: { writing: 1, speaking: 0 },
      used: { writing: 2, speaking: 0 },
    });
    expect(fold(creditLedgerStream, [old])).toMatchObject({
      balances: { writing: 1, speaking: 0, full_test: 0, sectional_test: 0 },
      used: { writing: 2, full_test: 0 },
    });
    expect(
      creditLedgerStream.decode('CreditBookClosed', 1, { balances: { writing: 1, speaking: 0 } }).data,
    ).toEqual({ balances: { ...none, writing: 1 } });
  });
});
