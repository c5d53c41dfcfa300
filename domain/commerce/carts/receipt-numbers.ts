import { z } from 'zod';
import type { EventOf } from '../../core/events/codec.ts';
import type { Descriptions } from '../../core/capability.ts';
import { defineStream } from '../../core/events/stream.ts';

const events = {
  ReceiptNumbered: { version: 1, schema: z.object({ number: z.int().min(1), cartId: z.string() }) },
} as const;

export type ReceiptNumberEvent = EventOf<typeof events>;

/** The stream `receipt_numbers-<yyyy>`: a number is the place in the stream, so there are no gaps or repeats. */
export const receiptNumbersStream = defineStream({
  category: 'receipt_numbers',
  subject: 'Numbers of receipts',
  events,
  initial: { last: 0 },
  evolve: (_state: { readonly last: number }, { data }) => ({ last: data.number }),
});

export const receiptNumberOf = (year: string, number: number): string =>
  `${year}-${String(number).padStart(6, '0')}`;

export const receiptNumberDescriptions: Descriptions<ReceiptNumberEvent> = {
  ReceiptNumbered: ({ number }) => `The receipt of a purchase has number ${number} of its year`,
};
