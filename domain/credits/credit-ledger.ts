import { z } from 'zod';
import { packageIdSchema } from '../commerce/package-id.ts';
import type { EventOf } from '../core/codec.ts';
import { reject, type Decision } from '../core/decision.ts';
import type { JsonObject } from '../core/json.ts';
import { personal } from '../core/personal.ts';
import type { RejectionCode } from '../core/rejection.ts';
import { defineStream } from '../core/stream.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import {
  answerCreditKindSchema,
  balancesSchema,
  creditKindSchema,
  giveBackCauseSchema,
  grantCauseSchema,
  testCreditKindSchema,
  testGiveBackCauseSchema,
  type AnswerCreditKind,
  type Balances,
  type CreditKind,
  type GiveBackCause,
  type TestCreditKind,
  type Welcome,
} from './credit-kinds.ts';
import { creditMonthSchema } from './credit-month.ts';

/** Percents of what somebody may use. */
export const quarters = [25, 50, 75, 100] as const;
export type Quarter = (typeof quarters)[number];

const forAnswer = { kind: answerCreditKindSchema, attemptId: z.string(), uid: questionUidSchema };
const ofPurchase = {
  cartId: z.string(),
  packageId: packageIdSchema,
  kind: creditKindSchema,
  credits: z.int().min(0),
};
const forTest = { kind: testCreditKindSchema, sessionId: z.string(), mockTestId: z.string() };

/** With the kinds for tests, which there were none of. */
const withoutTests = (balances: unknown): JsonObject => ({
  ...(balances as JsonObject),
  full_test: 0,
  sectional_test: 0,
});
const events = {
  /** What the book begins with: what the one before ended with. */
  CreditBookOpened: {
    version: 4,
    schema: z.object({
      month: creditMonthSchema,
      balances: balancesSchema,
      /** The kinds that this person was welcomed with in earlier books. */
      welcomed: z.array(creditKindSchema),
      /** Credits that answers have cost so far, without those that came back. */
      used: balancesSchema,
      /** See `SpeakingAllowanceUsed`; 0 where none was told of what there is now. */
      toldPercent: z.int().min(0).max(100),
    }),
    upcasts: {
      /** Of a time when only credits for writing were granted as a welcome: see ADR 34. */
      1: (data: JsonObject) => ({ ...data, welcomed: ['writing'] }),
      /** Of a time when what was used was not counted beyond a month: it is counted from this book on. */
      2: (data: JsonObject) => ({ ...data, used: { writing: 0, speaking: 0 }, toldPercent: 0 }),
      /** Of a time when no test was paid for in credits. */
      3: (data: JsonObject) => ({
        ...data,
        balances: withoutTests(data['balances']),
        used: withoutTests(data['used']),
      }),
    },
  },
  CreditsGranted: {
    version: 1,
    schema: z.object({
      kind: creditKindSchema,
      credits: z.int().min(0),
      cause: grantCauseSchema,
      /** What the admin says, which may tell about the person. */
      reason: personal(z.string()).optional(),
    }),
  },
  /** What a purchase brought of a kind: once for each. */
  BoughtCreditsGranted: { version: 1, schema: z.object(ofPurchase) },
  /** Its money went back: what is unused goes too, which may be nothing. */
  BoughtCreditsTakenBack: { version: 1, schema: z.object(ofPurchase) },
  CreditSpent: { version: 1, schema: z.object(forAnswer) },
  CreditGivenBack: { version: 1, schema: z.object({ ...forAnswer, cause: giveBackCauseSchema }) },
  TestCreditSpent: { version: 1, schema: z.object(forTest) },
  TestCreditGivenBack: {
    version: 1,
    schema: z.object({
      ...forTest,
      cause: testGiveBackCauseSchema,
      /** What support says, which may tell about the person. */
      reason: personal(z.string()).optional(),
    }),
  },
  /**
   * An answer has brought what is used of the speaking credits to another quarter: specification, document 1, section 9,
   * "speaking limit alerts at 25, 50, 75, 100 percent". Each is told once, until credits are granted.
   */
  SpeakingAllowanceUsed: {
    version: 1,
    schema: z.object({
      percent: z.literal(quarters),
      attemptId: z.string(),
      uid: questionUidSchema,
    }),
  },
  /** Nothing follows: the next month has a book of its own. */
  CreditBookClosed: {
    version: 2,
    schema: z.object({ balances: balancesSchema }),
    upcasts: { 1: (data: JsonObject) => ({ ...data, balances: withoutTests(data['balances']) }) },
  },
} as const;

export type CreditLedgerEvent = EventOf<typeof events>;

export interface CreditLedger {
  readonly status: 'unopened' | 'open' | 'closed';
  readonly balances: Balances;
  /** The kinds that this person was welcomed with, in this month or before. */
  readonly welcomed: readonly CreditKind[];
  /** Credits that answers have cost, without those that came back, in this month and before. */
  readonly used: Balances;
  /** The highest quarter of the speaking credits that was told, 0 for none. */
  readonly toldPercent: number;
  /** Attempts, and sittings as `entryOfSitting`, that a credit was spent for in this month, and not given back since. */
  readonly spentFor: readonly string[];
  /** Those whose credit came back in this month; it may have been spent in an earlier one. */
  readonly givenBackFor: readonly string[];
  /** What purchases brought in this month, and what was taken back of them, as `entryOfPurchase`. */
  readonly bought: readonly string[];
  readonly takenBack: readonly string[];
}

const none: Balances = { writing: 0, speaking: 0, full_test: 0, sectional_test: 0 };
const initial: CreditLedger = {
  status: 'unopened',
  balances: none,
  welcomed: [],
  used: none,
  toldPercent: 0,
  spentFor: [],
  givenBackFor: [],
  bought: [],
  takenBack: [],
};

const moved = (balances: Balances, kind: CreditKind, by: number): Balances => ({
  ...balances,
  [kind]: balances[kind] + by,
});

/** The stream `credit_ledger-<person>-<yyyymm>`: a person's credits in one month, each with the cause it moved for. */
export const creditLedgerStream = defineStream({
  category: 'credit_ledger',
  subject: 'Credits',
  events,
  initial,
  evolve(state: CreditLedger, { type, data }): CreditLedger {
    switch (type) {
      case 'CreditBookOpened':
        return {
          ...state,
          status: 'open',
          balances: data.balances,
          welcomed: data.welcomed,
          used: data.used,
          toldPercent: data.toldPercent,
        };
      case 'CreditsGranted': {
        return {
          ...withMoved(state, data.kind, data.credits),
          welcomed:
            data.cause === 'welcome' && !state.welcomed.includes(data.kind)
              ? [...state.welcomed, data.kind]
              : state.welcomed,
        };
      }
      case 'BoughtCreditsGranted':
        return {
          ...withMoved(state, data.kind, data.credits),
          bought: [...state.bought, entryOfPurchase(data)],
        };
      case 'BoughtCreditsTakenBack':
        return {
          ...withMoved(state, data.kind, -data.credits),
          takenBack: [...state.takenBack, entryOfPurchase(data)],
        };
      case 'CreditSpent':
        return withSpent(state, data.kind, data.attemptId);
      case 'TestCreditSpent':
        return withSpent(state, data.kind, entryOfSitting(data));
      case 'CreditGivenBack':
        return withGivenBack(state, data.kind, data.attemptId);
      case 'TestCreditGivenBack':
        return withGivenBack(state, data.kind, entryOfSitting(data));
      case 'SpeakingAllowanceUsed':
        return { ...state, toldPercent: data.percent };
      case 'CreditBookClosed':
        return { ...state, status: 'closed' };
    }
  },
});

/**
 * A sitting as the books know it. Its id is its command's, and an answer, or a test that costs another kind, may have
 * come under the same one.
 */
export const entryOfSitting = ({ kind, sessionId }: Sitting): string => `sitting/${kind}/${sessionId}`;
interface Sitting {
  readonly kind: TestCreditKind;
  readonly sessionId: string;
}

/** A purchase as the books know it, for each kind of credits by itself. */
export const entryOfPurchase = ({ cartId, kind }: { readonly cartId: string; readonly kind: CreditKind }) =>
  `${cartId}/${kind}`;

/** With credits that came or went without having been used: the quarters count anew of what there is then. */
function withMoved(state: CreditLedger, kind: CreditKind, by: number): CreditLedger {
  const balances = moved(state.balances, kind, by);
  return {
    ...state,
    balances,
    toldPercent: kind === 'speaking' ? quarterUsed({ ...state, balances }) : state.toldPercent,
  };
}

const withSpent = (state: CreditLedger, kind: CreditKind, entry: string): CreditLedger => ({
  ...state,
  balances: moved(state.balances, kind, -1),
  used: moved(state.used, kind, 1),
  spentFor: [...state.spentFor, entry],
  givenBackFor: state.givenBackFor.filter((other) => other !== entry),
});

const withGivenBack = (state: CreditLedger, kind: CreditKind, entry: string): CreditLedger => ({
  ...state,
  balances: moved(state.balances, kind, 1),
  // It may have been spent when books did not count yet.
  used: state.used[kind] > 0 ? moved(state.used, kind, -1) : state.used,
  spentFor: state.spentFor.filter((other) => other !== entry),
  givenBackFor: [...state.givenBackFor, entry],
});

/** The last quarter that was reached of what may be used for speaking: 0, 25, 50, 75 or 100. */
function quarterUsed({ balances, used }: Pick<CreditLedger, 'balances' | 'used'>): Quarter | 0 {
  const allowance = balances.speaking + used.speaking;
  return quarters.findLast((percent) => used.speaking * 100 >= percent * allowance) ?? 0;
}

/** Why nothing is spent: there is no credit of the kind. */
export type NoCredits = `no_${AnswerCreditKind}_credits`;

export type Decided<Code extends RejectionCode = 'revision_conflict'> = Decision<CreditLedgerEvent, Code>;

/** What a book hands over to the next one. */
export type Brought = Pick<CreditLedger, 'balances' | 'welcomed' | 'used' | 'toldPercent'>;

/**
 * Opens a month's book, once, and welcomes with every kind that this person was not welcomed with before: newcomers
 * with all, a person of a time before a kind was there with that kind.
 * @param brought what the book before ended with
 */
export function openBook(
  ledger: CreditLedger,
  {
    month,
    brought = initial,
    welcome,
  }: {
    readonly month: string;
    readonly brought?: Brought;
    readonly welcome: Welcome;
  },
): Decision<CreditLedgerEvent> {
  if (ledger.status === 'closed') return [];
  if (ledger.status === 'open') return welcomes(ledger, welcome);
  const { balances, welcomed, used, toldPercent } = brought;
  return [
    { type: 'CreditBookOpened', data: { month, balances, welcomed: [...welcomed], used, toldPercent } },
    ...welcomes(brought, welcome),
  ];
}

/** What is granted as a welcome and was not yet. */
function welcomes({ welcomed }: Pick<CreditLedger, 'welcomed'>, welcome: Welcome): CreditLedgerEvent[] {
  return owedKinds({ welcomed }).map((kind) => ({
    type: 'CreditsGranted',
    data: { kind, credits: welcome[kind], cause: 'welcome' },
  }));
}

/** The kinds that the next act welcomes with. */
export function owedKinds({ welcomed }: Pick<CreditLedger, 'welcomed'>): readonly AnswerCreditKind[] {
  return answerCreditKindSchema.options.filter((kind) => !welcomed.includes(kind));
}

/** Closes a book, once; one that was never opened stays so. */
export function closeBook({ status, balances }: CreditLedger): Decision<CreditLedgerEvent> {
  return status === 'open' ? [{ type: 'CreditBookClosed', data: { balances } }] : [];
}

/** An admin gives credits. `revision_conflict` where the book was closed meanwhile: the next one takes it. */
export function grantCredits(
  { status }: CreditLedger,
  { kind, credits, reason }: { readonly kind: CreditKind; readonly credits: number; readonly reason: string },
): Decided {
  if (status !== 'open') return reject('revision_conflict');
  return [{ type: 'CreditsGranted', data: { kind, credits, cause: 'admin', reason } }];
}

/**
 * Spends a credit for an attempt, once; after it was given back it is to be spent again. Where that brings the speaking
 * credits to another quarter, it is told.
 * @param unlimited the kinds that cost nothing now: "Ultimate students have unlimited speaking", document 1, section 6
 */
export function spendCredit(
  ledger: CreditLedger,
  spent: { readonly kind: AnswerCreditKind; readonly attemptId: string; readonly uid: string },
  unlimited: readonly AnswerCreditKind[] = [],
): Decided<NoCredits | 'revision_conflict'> {
  const { status, spentFor, balances, toldPercent } = ledger;
  if (spentFor.includes(spent.attemptId) || unlimited.includes(spent.kind)) return [];
  if (status !== 'open') return reject('revision_conflict');
  if (balances[spent.kind] < 1) return reject(`no_${spent.kind}_credits`);
  const { attemptId, uid } = spent;
  const paid: CreditLedgerEvent = { type: 'CreditSpent', data: { ...spent } };
  const percent = spent.kind === 'speaking' ? quarterUsed(creditLedgerStream.evolve(ledger, paid)) : 0;
  if (percent === 0 || percent <= toldPercent) return [paid];
  return [paid, { type: 'SpeakingAllowanceUsed', data: { percent, attemptId, uid } }];
}

/** Gives the credit of an attempt back, once. That it was spent, in this book or an earlier one, is known before. */
export function giveCreditBack(
  { status, givenBackFor }: CreditLedger,
  given: { readonly kind: AnswerCreditKind; readonly attemptId: string; readonly uid: string } & {
    readonly cause: GiveBackCause;
  },
): Decided {
  if (givenBackFor.includes(given.attemptId)) return [];
  if (status !== 'open') return reject('revision_conflict');
  return [{ type: 'CreditGivenBack', data: { ...given } }];
}
