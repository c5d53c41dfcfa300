import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import {
  actOnLedger,
  creditLedgerStream,
  returnSpentCredit,
  grantCredits,
  spendCredit,
  type Act,
  type CreditLedger,
  type CreditLedgerEvent,
  type NoCredits,
} from './credit-ledger.ts';
import { noWritingCreditsMessage } from './credit-messages.ts';
import { grantBought, revokeBought } from './purchase-credits.ts';
import { eventsOf, ledgerWith } from './testing/ledgers.ts';
import { returnTestCredit, spendTestCredit } from './test-credits.ts';

const both = ['writing', 'speaking'] as const;
const answered = { kind: 'writing', attemptId: 'a1', uid: 'WSC-0001' } as const;
const spoken = { kind: 'speaking', attemptId: 'a2', uid: 'SRA-0001' } as const;
const before = ledgerWith({ writing: 1, speaking: 4 });
const spent: CreditLedgerEvent = { type: 'CreditSpent', data: answered };
const failed = { ...answered, cause: 'analysis_failed' } as const;
const givenBack: CreditLedgerEvent = { type: 'CreditReturned', data: failed };
const granting = { grantId: 'c1', reason: 'Was ill' };
const spend =
  (attempt: Parameters<typeof spendCredit>[1] = answered) =>
  (state: CreditLedger) =>
    spendCredit(state, attempt);
const comeBack = (state: CreditLedger) => returnSpentCredit(state, failed);

describe('a credit ledger', () => {
  const welcome = { writing: 10, speaking: 7 };
  const welcomedWith = (kind: (typeof both)[number]): CreditLedgerEvent => ({
    type: 'CreditsGranted',
    data: { kind, credits: welcome[kind], cause: 'welcome' },
  });

  test('welcomes once for each kind', () => {
    const act = actOnLedger(welcome, spend());
    given(creditLedgerStream, [])
      .when(act)
      .then([welcomedWith('writing'), welcomedWith('speaking'), spent]);
    given(creditLedgerStream, [welcomedWith('writing')])
      .when(act)
      .then([welcomedWith('speaking'), spent]);
  });

  test('stays empty when the first act is refused or changes nothing', () => {
    given(creditLedgerStream, []).when(actOnLedger(welcome, comeBack)).then([]);
    given(creditLedgerStream, [])
      .when(actOnLedger({ writing: 0, speaking: 7 }, spend()))
      .thenRejected('no_writing_credits');
  });

  test('never goes below zero, and its balance is the sum of its entries', () => {
    const attempts = fc.constantFrom('a1', 'a2', 'a3', 'a4');
    const acts = fc.array(
      fc.tuple(fc.constantFrom('spend', 'back', 'grant'), attempts, fc.constantFrom(...both)),
    );
    fc.assert(
      fc.property(acts, (asked) => {
        let state = fold(creditLedgerStream, before);
        let change = 0;
        for (const [act, attemptId, kind] of asked) {
          const of = { kind, attemptId, uid: 'WSC-0001' };
          const isSpent = state.spentFor.includes(attemptId);
          const decided =
            act === 'spend'
              ? spendCredit(state, of)
              : act === 'back'
                ? returnSpentCredit(state, { ...of, kind: 'writing', cause: 'analysis_failed' })
                : grantCredits(state, { grantId: attemptId, kind, credits: 2, reason: 'Was ill' });
          const isRefused = 'rejected' in decided;
          expect(isRefused).toBe(act === 'spend' && !isSpent && state.balances[kind] === 0);
          if (isRefused) continue;
          const isGranted = state.granted.includes(attemptId);
          expect(decided.length === 0).toBe({ spend: isSpent, back: !isSpent, grant: isGranted }[act]);
          for (const { type } of decided)
            change += { CreditSpent: -1, CreditReturned: 1, CreditsGranted: 2 }[type as string] ?? 0;
          state = fold(creditLedgerStream, decided, state);
          expect(state.balances.writing).toBeGreaterThanOrEqual(0);
          expect(state.balances.speaking).toBeGreaterThanOrEqual(0);
          expect(state.balances.writing + state.balances.speaking).toBe(5 + change);
        }
      }),
    );
  });

  test('spends one credit per attempt, and refuses one without credits', () => {
    given(creditLedgerStream, before).when(spend()).then([spent]);
    given(creditLedgerStream, [...before, spent])
      .when(spend({ ...answered, attemptId: 'a2' }))
      .thenRejected('no_writing_credits');
    given(creditLedgerStream, [...before, spent])
      .when(spend(spoken))
      .then([
        { type: 'CreditSpent', data: spoken },
        { type: 'SpeakingAllowanceUsed', data: { percent: 25, attemptId: 'a2', uid: 'SRA-0001' } },
      ]);
    given(creditLedgerStream, ledgerWith({ writing: 1 }))
      .when(spend(spoken))
      .thenRejected('no_speaking_credits');
  });

  test('spends nothing and reports no quarter for an unlimited kind', () => {
    given(creditLedgerStream, before)
      .when((state) => spendCredit(state, spoken, ['speaking']))
      .then([]);
    given(creditLedgerStream, before)
      .when((state) => spendCredit(state, answered, ['speaking']))
      .then([spent]);
  });

  test('returns a credit once, and spends it again when the answer arrives', () => {
    given(creditLedgerStream, before).when(comeBack).then([]);
    given(creditLedgerStream, [...before, spent])
      .when(comeBack)
      .then([givenBack]);
    given(creditLedgerStream, [...before, spent, givenBack])
      .when(spend())
      .then([spent]);
    given(creditLedgerStream, [...before, spent, givenBack, spent])
      .when(comeBack)
      .then([givenBack]);
  });

  test('records a grant by an admin once, with the reason', () => {
    const granted = { grantId: 'c1', kind: 'writing', credits: 5, reason: 'Was ill' } as const;
    given(creditLedgerStream, before)
      .when((state) => grantCredits(state, granted))
      .then([{ type: 'CreditsGranted', data: { ...granted, cause: 'admin' } }]);
  });

  describe('of speaking credits', () => {
    const uid = 'SRA-0001';
    function spendAll(state: CreditLedger, attempts: readonly string[]) {
      let after = state;
      const notified: (number | null)[] = [];
      for (const attemptId of attempts) {
        const decided = eventsOf(spendCredit(after, { kind: 'speaking', attemptId, uid }));
        after = fold(creditLedgerStream, decided, after);
        const quarter = decided.find(({ type }) => type === 'SpeakingAllowanceUsed');
        notified.push(quarter?.type === 'SpeakingAllowanceUsed' ? quarter.data.percent : null);
      }
      return { after, notified };
    }
    const of = (speaking: number) => fold(creditLedgerStream, ledgerWith({ speaking }));
    const attempts = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`);

    test('reports each quarter once, when an answer reaches it', () => {
      expect(spendAll(of(10), attempts(10)).notified).toEqual([
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
      expect(spendAll(of(3), attempts(3)).notified).toEqual([25, 50, 100]);
      expect(spendAll(of(1), attempts(1)).notified).toEqual([100]);
    });

    test('reports no quarter again after a returned credit', () => {
      const { after } = spendAll(of(4), attempts(2));
      const back = { kind: 'speaking', attemptId: 'a1', uid, cause: 'analysis_failed' } as const;
      const returned = fold(creditLedgerStream, eventsOf(returnSpentCredit(after, back)), after);
      expect(returned.used.speaking).toBe(1);
      expect(spendAll(returned, ['b1', 'b2']).notified).toEqual([null, 75]);
    });

    test('restarts the count of used credits after a grant', () => {
      const { after } = spendAll(of(4), attempts(3));
      const granted = grantCredits(after, { ...granting, kind: 'speaking', credits: 4 });
      const state = fold(creditLedgerStream, eventsOf(granted), after);
      expect(spendAll(state, ['b1', 'b2', 'b3', 'b4', 'b5']).notified).toEqual([50, null, 75, null, 100]);
    });
  });

  test('has the whole state in the last events that a command reads', () => {
    const { readAtMost = 0 } = creditLedgerStream;
    const purchase = { cartId: '', packageId: 'package_combo', kind: 'speaking', credits: 9 } as const;
    const sitting = { kind: 'full_test', sessionId: '', mockTestId: 'full_core' } as const;
    const acts: readonly ((id: string) => Act<NoCredits | 'mock_test_locked'>)[] = [
      (id) => (state) => grantCredits(state, { ...granting, grantId: id, kind: 'full_test', credits: 9 }),
      (id) => (state) => grantBought(state, { ...purchase, cartId: id }),
      (id) => (state) => revokeBought(state, { ...purchase, cartId: id }),
      (id) => spend({ ...spoken, attemptId: id }),
      (id) => (state) => returnSpentCredit(state, { ...spoken, attemptId: id, cause: 'analysis_failed' }),
      (id) => (state) => spendTestCredit(state, { ...sitting, sessionId: id }),
      (id) => (state) => returnTestCredit(state, { ...sitting, sessionId: id, cause: 'our_fault' }, true),
    ];
    const asked = fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(60).map(String)), {
      minLength: 1_000,
      maxLength: 1_200,
    });
    fc.assert(
      fc.property(asked, (list) => {
        let state = creditLedgerStream.initial;
        const events: CreditLedgerEvent[] = [];
        for (const [act, id] of list) {
          const decided = actOnLedger(welcome, act(id))(state);
          if ('rejected' in decided) continue;
          events.push(...decided);
          state = fold(creditLedgerStream, decided, state);
          expect(fold(creditLedgerStream, events.slice(-readAtMost))).toEqual(state);
        }
        expect(events.length).toBeGreaterThan(readAtMost);
      }),
      { numRuns: 5 },
    );
  });
});

test('uses the messages of the specification for paying users and others', () => {
  expect(noWritingCreditsMessage(true)).toBe(
    'Your Ai writing analysis has been limited. Please contact the team.',
  );
  expect(noWritingCreditsMessage(false)).toBe(
    'You have reached your free Ai writing credit limit. Check our packages for more.',
  );
});
