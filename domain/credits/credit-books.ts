import { z } from 'zod';
import type { EventOf } from '../core/codec.ts';
import type { Decision } from '../core/decision.ts';
import { defineStream } from '../core/stream.ts';
import { creditMonthSchema } from './credit-month.ts';

const events = {
  CreditBookListed: { version: 1, schema: z.object({ month: creditMonthSchema }) },
} as const;

export type CreditBooksEvent = EventOf<typeof events>;

/** The months that have a book, oldest first. */
export type CreditBooks = readonly string[];

const initial: CreditBooks = [];

/** The stream `credit_books-<person>`: which months have a book, for a month without an act has none. */
export const creditBooksStream = defineStream({
  category: 'credit_books',
  subject: 'Books of credits',
  events,
  initial,
  evolve: (months: CreditBooks, { data }): CreditBooks => [...months, data.month],
});

/**
 * Begins a month's book where it is the first act of the month. A clock that is behind never goes back to a book
 * that others have closed.
 */
export function listBook(
  months: CreditBooks,
  { month }: { readonly month: string },
): Decision<CreditBooksEvent> {
  const last = months.at(-1);
  return last !== undefined && month <= last ? [] : [{ type: 'CreditBookListed', data: { month } }];
}
