import { z } from 'zod';
import type { EventOf } from '../../core/events/codec.ts';
import { reject, type Decision } from '../../core/events/decision.ts';
import { defineStream } from '../../core/events/stream.ts';

const events = {
  /** The user followed the emailed link, or an admin vouches for the address. */
  EmailConfirmed: { version: 1, schema: z.object({ userId: z.string() }) },
  EmailReleased: { version: 1, schema: z.object({ userId: z.string() }) },
} as const;

export type EmailReservationEvent = EventOf<typeof events>;

export type EmailReservation =
  | { readonly status: 'free' }
  | { readonly status: 'proven'; readonly userId: string };

export const emailReservationStream = defineStream({
  category: 'email',
  subject: 'Email address',
  events,
  initial: { status: 'free' },
  evolve(_state: EmailReservation, { type, data: { userId } }): EmailReservation {
    switch (type) {
      case 'EmailConfirmed':
        return { status: 'proven', userId };
      case 'EmailReleased':
        return { status: 'free' };
    }
  },
});

/** @param by `holderGivesWay`: the current holder has no account (any more) */
export function proveEmail(
  state: EmailReservation,
  { userId, holderGivesWay }: { readonly userId: string; readonly holderGivesWay: boolean },
): Decision<EmailReservationEvent, 'email_taken'> {
  if (state.status !== 'free' && state.userId !== userId && !holderGivesWay) return reject('email_taken');
  if (state.status !== 'free' && state.userId === userId) return [];
  return [{ type: 'EmailConfirmed', data: { userId } }];
}

export function releaseEmail(
  state: EmailReservation,
  { userId }: { readonly userId: string },
): Decision<EmailReservationEvent> {
  const isHeld = state.status !== 'free' && state.userId === userId;
  return isHeld ? [{ type: 'EmailReleased', data: { userId } }] : [];
}
