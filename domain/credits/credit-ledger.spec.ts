import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../core/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import {
  closeBook,
  creditLedgerStream,
  giveCreditBack,
  grantCredits,
  openBook,
  spendCredit,
  type CreditLedger,
  type CreditLedgerEvent,
} from './credit-ledger.ts';
import { creditBooksStream, listBook, type CreditBooks } from './credit-books.ts';
import { noWritingCreditsMessage } from './credit-messages.ts';
import { creditMonthOf } from './credit-month.ts';

const both = ['writing', 'speaking'] as const;
const newcomers = { writing: 10, speaking: 7 };
const answered = { kind: 'writing', attemptId: 'a1', uid: 'WSC-0001' } as const;
const balance = (writing: number, speaking: number) => ({
  writing,
  speaking,
  full_test: 0,
  sectional_test: 0,
});
const unused = { used: balance(0, 0), toldPercent: 0 };
const opened = {
  type: 'CreditBookOpened' as const,
  data: {
    month: '202611',
    balances: balance(1, 4),
    welcomed: ['writing', 'speaking'],
    ...unused,
  },
} satisfies CreditLedgerEvent;
const spent: CreditLedgerEvent = { type: 'CreditSpent', data: answered };
const failed = { ...answered, cause: 'analysis_failed' } as const;
const givenBack: CreditLedgerEvent = { type: 'CreditGivenBack', data: failed };
const closed: CreditLedgerEvent = {
  type: 'CreditBookClosed',
  data: { balances: balance(0, 4) },
};
const spend =
  (attempt: Parameters<typeof spendCredit>[1] = answered) =>
  (state: CreditLedger) =>
    spendCredit(state, attempt);
const comeBack = (state: CreditLedger) => giveCreditBack(state, failed);

describe('a book of credits', () => {
  test('begins with a welcome, or with what the one before ended with; once', () => {
    const welcome = (state: CreditLedger) => openBook(state, { month: '202611', welcome: newcomers });
    given(creditLedgerStream, [])
      .when(welcome)
      .then([
        {
          type: 'CreditBookOpened',
          data: { ...opened.data, balances: balance(0, 0), welcomed: [] },
        },
        { type: 'CreditsGranted', data: { kind: 'writing', credits: 10, cause: 'welcome' } },
        { type: 'CreditsGranted', data: { kind: 'speaking', credits: 7, cause: 'welcome' } },
      ]);
    const balances = balance(1, 4);
    given(creditLedgerStream, [])
      .when((state) =>
        openBook(state, {
          month: '202611',
          brought: { balances, welcomed: both, ...unused },
          welcome: newcomers,
        }),
      )
      .then([opened]);
    given(creditLedgerStream, [opened]).when(welcome).then([]);
  });

  test('welcomes with speaking credits once who was there before them, in an open book or in the next', () => {
    const old = creditLedgerStream.decode('CreditBookOpened', 1, {
      month: '202611',
      balances: { writing: 1, speaking: 0 },
    });
    const welcomed = {
      type: 'CreditsGranted',
      data: { kind: 'speaking', credits: 7, cause: 'welcome' },
    } as const;
    const welcome = (state: CreditLedger) => openBook(state, { month: '202612', welcome: newcomers });
    given(creditLedgerStream, [old]).when(welcome).then([welcomed]);
    given(creditLedgerStream, [old, welcomed]).when(welcome).then([]);
    const brought = fold(creditLedgerStream, [old]);
    given(creditLedgerStream, [])
      .when((state) => openBook(state, { month: '202612', brought, welcome: newcomers }))
      .then([
        {
          type: 'CreditBookOpened',
          data: { month: '202612', balances: balance(1, 0), welcomed: ['writing'], ...unused },
        },
        welcomed,
      ]);
  });

  test('never has less than nothing, whatever is asked of it, and the balance is what its moves come to', () => {
    const attempts = fc.constantFrom('a1', 'a2', 'a3', 'a4');
    const acts = fc.array(
      fc.tuple(fc.constantFrom('spend', 'back', 'grant'), attempts, fc.constantFrom(...both)),
    );
    fc.assert(
      fc.property(acts, (asked) => {
        let state = fold(creditLedgerStream, [opened]);
        let change = 0;
        for (const [act, attemptId, kind] of asked) {
          const of = { kind, attemptId, uid: 'WSC-0001' };
          // Only what was spent comes back: the service asks the books first.
          if (act === 'back' && !state.spentFor.includes(attemptId)) continue;
          const decided =
            act === 'spend'
              ? spendCredit(state, of)
              : act === 'back'
                ? giveCreditBack(state, { ...of, cause: 'analysis_failed' })
                : grantCredits(state, { kind, credits: 2, reason: 'Was ill' });
          const isRefused = 'rejected' in decided;
          const mustPay = act === 'spend' && !state.spentFor.includes(attemptId);
          expect(isRefused).toBe(mustPay && state.balances[kind] === 0);
          if (isRefused) continue;
          for (const event of decided) {
            state = creditLedgerStream.evolve(state, event);
            change += { CreditSpent: -1, CreditGivenBack: 1, CreditsGranted: 2 }[event.type as string] ?? 0;
          }
          expect(state.balances.writing).toBeGreaterThanOrEqual(0);
          expect(state.balances.speaking).toBeGreaterThanOrEqual(0);
          expect(state.balances.writing + state.balances.speaking).toBe(5 + change);
          expect(state.spentFor.includes(attemptId) && act === 'back').toBe(false);
        }
      }),
    );
  });

  test('spends one credit for an attempt however often it is asked, and none that is not there', () => {
    given(creditLedgerStream, [opened]).when(spend()).then([spent]);
    given(creditLedgerStream, [opened, spent]).when(spend()).then([]);
    given(creditLedgerStream, [opened, spent])
      .when(spend({ ...answered, attemptId: 'a2' }))
      .thenRejected('no_writing_credits');
    // Those for speaking are others.
    const spoken = { kind: 'speaking', attemptId: 'a2', uid: 'SRA-0001' } as const;
    const none: CreditLedgerEvent = {
      type: 'CreditBookOpened',
      data: { month: '202611', balances: balance(1, 0), welcomed: [...both], ...unused },
    };
    given(creditLedgerStream, [opened, spent])
      .when(spend(spoken))
      .then([
        { type: 'CreditSpent', data: spoken },
        { type: 'SpeakingAllowanceUsed', data: { percent: 25, attemptId: 'a2', uid: 'SRA-0001' } },
      ]);
    given(creditLedgerStream, [none]).when(spend(spoken)).thenRejected('no_speaking_credits');
  });

  test('spends nothing for what is unlimited, and tells no quarter', () => {
    const spoken = { kind: 'speaking', attemptId: 'a2', uid: 'SRA-0001' } as const;
    given(creditLedgerStream, [opened])
      .when((state) => spendCredit(state, spoken, ['speaking']))
      .then([]);
    given(creditLedgerStream, [opened])
      .when((state) => spendCredit(state, answered, ['speaking']))
      .then([spent]);
  });

  test('gives a credit back once, and takes it again when the answer comes after all', () => {
    given(creditLedgerStream, [opened, spent]).when(comeBack).then([givenBack]);
    given(creditLedgerStream, [opened, spent, givenBack]).when(comeBack).then([]);
    given(creditLedgerStream, [opened, spent, givenBack]).when(spend()).then([spent]);
    given(creditLedgerStream, [opened, spent, givenBack, spent]).when(comeBack).then([givenBack]);
  });

  test('takes what an admin grants, with the reason', () => {
    const granted = { kind: 'writing', credits: 5, reason: 'Was ill' } as const;
    const grant = (state: CreditLedger) => grantCredits(state, granted);
    const balances = balance(6, 4);
    expect(grant(fold(creditLedgerStream, [opened]))).toEqual([
      { type: 'CreditsGranted', data: { ...granted, cause: 'admin' } },
    ]);
    given(creditLedgerStream, [opened])
      .when(grant)
      .thenState({
        status: 'open',
        balances,
        welcomed: both,
        ...unused,
        spentFor: [],
        givenBackFor: [],
        bought: [],
        takenBack: [],
      });
  });

  describe('of speaking credits', () => {
    const uid = 'SRA-0001';
    /** What is told when answers come one after the other, each by its percent. */
    function toldBy(state: CreditLedger, attempts: readonly string[]) {
      let after = state;
      const told: (number | null)[] = [];
      for (const attemptId of attempts) {
        const decided = spendCredit(after, { kind: 'speaking', attemptId, uid });
        if ('rejected' in decided) throw new Error(decided.rejected);
        for (const event of decided) after = creditLedgerStream.evolve(after, event);
        const quarter = decided.find(({ type }) => type === 'SpeakingAllowanceUsed');
        told.push(quarter?.type === 'SpeakingAllowanceUsed' ? quarter.data.percent : null);
      }
      return { after, told };
    }
    const of = (speaking: number) =>
      fold(creditLedgerStream, [{ ...opened, data: { ...opened.data, balances: balance(0, speaking) } }]);
    const attempts = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`);

    test('tells each quarter of what there is once, when an answer reaches it', () => {
      expect(toldBy(of(10), attempts(10)).told).toEqual([
        null,
        null,
        25,
        null,
        50,
        null,
        null,
        75,
        null,
        100,
      ]);
      expect(toldBy(of(3), attempts(3)).told).toEqual([25, 50, 100]);
      expect(toldBy(of(1), attempts(1)).told).toEqual([100]);
    });

    test('tells no quarter again when a credit came back, in another month neither', () => {
      const { after } = toldBy(of(4), attempts(2));
      const back = giveCreditBack(after, {
        kind: 'speaking',
        attemptId: 'a1',
        uid,
        cause: 'analysis_failed',
      });
      if ('rejected' in back) throw new Error(back.rejected);
      const returned = back.reduce((state, event) => creditLedgerStream.evolve(state, event), after);
      expect(returned.used.speaking).toBe(1);
      expect(toldBy(returned, ['b1', 'b2']).told).toEqual([null, 75]);
      const next = openBook(creditLedgerStream.initial, {
        month: '202612',
        brought: returned,
        welcome: newcomers,
      });
      if ('rejected' in next) throw new Error(next.rejected);
      expect(toldBy(fold(creditLedgerStream, [...next]), ['b1', 'b2']).told).toEqual([null, 75]);
    });

    test('counts anew what is used where credits are granted', () => {
      const { after } = toldBy(of(4), attempts(3));
      const granted = grantCredits(after, { kind: 'speaking', credits: 4, reason: 'Was ill' });
      if ('rejected' in granted) throw new Error(granted.rejected);
      const state = granted.reduce((before, event) => creditLedgerStream.evolve(before, event), after);
      expect(toldBy(state, ['b1', 'b2', 'b3', 'b4', 'b5']).told).toEqual([50, null, 75, null, 100]);
    });
  });

  test('moves no more once it is closed, which tells what it ended with', () => {
    given(creditLedgerStream, [opened, spent]).when(closeBook).then([closed]);
    for (const none of [[], [opened, spent, closed]])
      given(creditLedgerStream, none).when(closeBook).then([]);
    const whole = [opened, closed];
    given(creditLedgerStream, whole).when(spend()).thenRejected('revision_conflict');
    given(creditLedgerStream, whole).when(comeBack).thenRejected('revision_conflict');
    given(creditLedgerStream, whole)
      .when((state) => grantCredits(state, { kind: 'writing', credits: 1, reason: 'Late' }))
      .thenRejected('revision_conflict');
  });
});

test('a month is listed once, and a clock that is behind opens no older book', () => {
  const list = (month: string) => (months: CreditBooks) => listBook(months, { month });
  const november = { type: 'CreditBookListed', data: { month: '202611' } } as const;
  given(creditBooksStream, []).when(list('202611')).then([november]);
  given(creditBooksStream, [november]).when(list('202611')).then([]);
  given(creditBooksStream, [november]).when(list('202610')).then([]);
  expect(creditMonthOf('2026-12-31T23:59:59.999Z')).toBe('202612');
});

test('the messages are the specification’s, for those who pay and for the others', () => {
  expect(noWritingCreditsMessage(true)).toBe(
    'Your Ai writing analysis has been limited. Please contact the team.',
  );
  expect(noWritingCreditsMessage(false)).toBe(
    'You have reached your free Ai writing credit limit. Check our packages for more.',
  );
});
