import { z } from 'zod';
import type { EventOf } from '../core/codec.ts';
import { reject, type Decision } from '../core/decision.ts';
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
  CreditBookOpened: { version: 1, schema: z.object({ month: creditMonthSchema, balances: balancesSchema }) },
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
  /** Attempts that a credit was spent for in this month, and not given back since. */
  readonly spentFor: readonly string[];
  /** Attempts whose credit came back in this month; it may have been spent in an earlier one. */
  readonly givenBackFor: readonly string[];
}

const initial: CreditLedger = {
  status: 'unopened',
  balances: { writing: 0, speaking: 0 },
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
        return { ...state, status: 'open', balances: data.balances };
      case 'CreditsGranted':
        return { ...state, balances: moved(state.balances, data.kind, data.credits) };
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

/** What a month begins with: what the book before ended with, or what newcomers are given. */
export type Opening = { readonly balances: Balances } | { readonly welcome: Balances };

/** Opens a month's book, once. */
export function openBook(
  { status }: CreditLedger,
  opened: { readonly month: string } & Opening,
): Decision<CreditLedgerEvent> {
  if (status !== 'unopened') return [];
  const { month } = opened;
  if ('balances' in opened) {
    return [{ type: 'CreditBookOpened', data: { month, balances: opened.balances } }];
  }
  return [
    { type: 'CreditBookOpened', data: { month, balances: initial.balances } },
    ...creditKindSchema.options.map((kind): CreditLedgerEvent => {
      return { type: 'CreditsGranted', data: { kind, credits: opened.welcome[kind], cause: 'welcome' } };
    }),
  ];
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
