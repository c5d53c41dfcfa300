import { z } from 'zod';
import type { EventOf } from '../core/codec.ts';
import { reject, type Decision } from '../core/decision.ts';
import type { JsonObject } from '../core/json.ts';
import { personal } from '../core/personal.ts';
import { defineStream } from '../core/stream.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import {
  balancesSchema,
  creditKindSchema,
  giveBackCauseSchema,
  grantCauseSchema,
  type Balances,
  type CreditKind,
  type GiveBackCause,
} from './credit-kinds.ts';
import { creditMonthSchema } from './credit-month.ts';

const forAnswer = { kind: creditKindSchema, attemptId: z.string(), uid: questionUidSchema };
const events = {
  /** What the book begins with: what the one before ended with. */
  CreditBookOpened: {
    version: 2,
    schema: z.object({
      month: creditMonthSchema,
      balances: balancesSchema,
      /** The kinds that this person was welcomed with in earlier books. */
      welcomed: z.array(creditKindSchema),
    }),
    /** Version 1 is of a time when only credits for writing were granted as a welcome: see ADR 34. */
    upcasts: { 1: (data: JsonObject) => ({ ...data, welcomed: ['writing'] }) },
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
  CreditSpent: { version: 1, schema: z.object(forAnswer) },
  CreditGivenBack: { version: 1, schema: z.object({ ...forAnswer, cause: giveBackCauseSchema }) },
  /** Nothing follows: the next month has a book of its own. */
  CreditBookClosed: { version: 1, schema: z.object({ balances: balancesSchema }) },
} as const;

export type CreditLedgerEvent = EventOf<typeof events>;

export interface CreditLedger {
  readonly status: 'unopened' | 'open' | 'closed';
  readonly balances: Balances;
  /** The kinds that this person was welcomed with, in this month or before. */
  readonly welcomed: readonly CreditKind[];
  /** Attempts that a credit was spent for in this month, and not given back since. */
  readonly spentFor: readonly string[];
  /** Attempts whose credit came back in this month; it may have been spent in an earlier one. */
  readonly givenBackFor: readonly string[];
}

const initial: CreditLedger = {
  status: 'unopened',
  balances: { writing: 0, speaking: 0 },
  welcomed: [],
  spentFor: [],
  givenBackFor: [],
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
        return { ...state, status: 'open', balances: data.balances, welcomed: data.welcomed };
      case 'CreditsGranted':
        return {
          ...state,
          balances: moved(state.balances, data.kind, data.credits),
          welcomed:
            data.cause === 'welcome' && !state.welcomed.includes(data.kind)
              ? [...state.welcomed, data.kind]
              : state.welcomed,
        };
      case 'CreditSpent':
        return {
          ...state,
          balances: moved(state.balances, data.kind, -1),
          spentFor: [...state.spentFor, data.attemptId],
          givenBackFor: state.givenBackFor.filter((attemptId) => attemptId !== data.attemptId),
        };
      case 'CreditGivenBack':
        return {
          ...state,
          balances: moved(state.balances, data.kind, 1),
          spentFor: state.spentFor.filter((attemptId) => attemptId !== data.attemptId),
          givenBackFor: [...state.givenBackFor, data.attemptId],
        };
      case 'CreditBookClosed':
        return { ...state, status: 'closed' };
    }
  },
});

/** Why nothing is spent: there is no credit of the kind. */
export type NoCredits = `no_${CreditKind}_credits`;

type Decided<Code extends NoCredits | 'revision_conflict' = 'revision_conflict'> = Decision<
  CreditLedgerEvent,
  Code
>;

/** What a book hands over to the next one. */
export type Brought = Pick<CreditLedger, 'balances' | 'welcomed'>;

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
    readonly welcome: Balances;
  },
): Decision<CreditLedgerEvent> {
  if (ledger.status === 'closed') return [];
  if (ledger.status === 'open') return welcomes(ledger, welcome);
  const { balances, welcomed } = brought;
  return [
    { type: 'CreditBookOpened', data: { month, balances, welcomed: [...welcomed] } },
    ...welcomes(brought, welcome),
  ];
}

/** What is granted as a welcome and was not yet. */
function welcomes({ welcomed }: Pick<CreditLedger, 'welcomed'>, welcome: Balances): CreditLedgerEvent[] {
  return owedKinds({ welcomed }).map((kind) => ({
    type: 'CreditsGranted',
    data: { kind, credits: welcome[kind], cause: 'welcome' },
  }));
}

/** The kinds that the next act welcomes with. */
export function owedKinds({ welcomed }: Pick<CreditLedger, 'welcomed'>): readonly CreditKind[] {
  return creditKindSchema.options.filter((kind) => !welcomed.includes(kind));
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

/** Spends a credit for an attempt, once; after it was given back it is to be spent again. */
export function spendCredit(
  { status, spentFor, balances }: CreditLedger,
  spent: { readonly kind: CreditKind; readonly attemptId: string; readonly uid: string },
): Decided<NoCredits | 'revision_conflict'> {
  if (spentFor.includes(spent.attemptId)) return [];
  if (status !== 'open') return reject('revision_conflict');
  if (balances[spent.kind] < 1) return reject(`no_${spent.kind}_credits`);
  return [{ type: 'CreditSpent', data: { ...spent } }];
}

/** Gives the credit of an attempt back, once. That it was spent, in this book or an earlier one, is known before. */
export function giveCreditBack(
  { status, givenBackFor }: CreditLedger,
  given: { readonly kind: CreditKind; readonly attemptId: string; readonly uid: string } & {
    readonly cause: GiveBackCause;
  },
): Decided {
  if (givenBackFor.includes(given.attemptId)) return [];
  if (status !== 'open') return reject('revision_conflict');
  return [{ type: 'CreditGivenBack', data: { ...given } }];
}
