import { z } from 'zod';
import type { EventOf } from '../core/codec.ts';
import { reject, type Decision } from '../core/decision.ts';
import { defineStream } from '../core/stream.ts';

const events = {
  EmailReserved: { version: 1, schema: z.object({ userId: z.string() }) },
  EmailReleased: { version: 1, schema: z.object({ userId: z.string() }) },
} as const;

export type EmailReservationEvent = EventOf<typeof events>;

export type EmailReservation =
  { readonly status: 'free' } | { readonly status: 'reserved'; readonly userId: string };

/**
 * The stream `email-<keyed hash of the address>` makes an address unique: it belongs to one user at a time. The
 * address itself does not stand in it.
 */
export const emailReservationStream = defineStream({
  category: 'email',
  subject: 'E-mail address',
  events,
  initial: { status: 'free' },
  evolve: (_state: EmailReservation, { type, data }): EmailReservation =>
    type === 'EmailReserved' ? { status: 'reserved', userId: data.userId } : { status: 'free' },
});

const isHeldBy = (state: EmailReservation, userId: string) =>
  state.status === 'reserved' && state.userId === userId;

/** @param by `holderIsAbandoned`: the present holder never came to an account, its registration was cut off */
export function reserveEmail(
  state: EmailReservation,
  { userId, holderIsAbandoned }: { readonly userId: string; readonly holderIsAbandoned: boolean },
): Decision<EmailReservationEvent, 'email_taken'> {
  if (isHeldBy(state, userId)) return [];
  if (state.status === 'reserved' && !holderIsAbandoned) return reject('email_taken');
  return [{ type: 'EmailReserved', data: { userId } }];
}

export function releaseEmail(
  state: EmailReservation,
  { userId }: { readonly userId: string },
): Decision<EmailReservationEvent> {
  return isHeldBy(state, userId) ? [{ type: 'EmailReleased', data: { userId } }] : [];
}
