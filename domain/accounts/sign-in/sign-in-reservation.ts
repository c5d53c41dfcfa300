import { z } from 'zod';
import type { EventOf } from '../../core/events/codec.ts';
import { reject, type Decision } from '../../core/events/decision.ts';
import { defineStream } from '../../core/events/stream.ts';

const events = {
  SignInTaken: { version: 1, schema: z.object({ userId: z.string() }) },
  SignInReleased: { version: 1, schema: z.object({ userId: z.string() }) },
} as const;

export type SignInReservationEvent = EventOf<typeof events>;

export type SignInReservation =
  | { readonly status: 'free' }
  | { readonly status: 'taken'; readonly userId: string };

/** The stream `sign_in-<keyed hash of provider and person>`: one account per identity. */
export const signInReservationStream = defineStream({
  category: 'sign_in',
  subject: 'Sign-in by a provider',
  events,
  initial: { status: 'free' },
  evolve: (_state: SignInReservation, { type, data: { userId } }): SignInReservation =>
    type === 'SignInTaken' ? { status: 'taken', userId } : { status: 'free' },
});

/** @param by `holderGivesWay`: the current holder's account is deleted or no longer has this sign-in */
export function takeSignIn(
  state: SignInReservation,
  { userId, holderGivesWay }: { readonly userId: string; readonly holderGivesWay: boolean },
): Decision<SignInReservationEvent, 'sign_in_taken'> {
  if (state.status === 'taken' && state.userId === userId) return [];
  if (state.status === 'taken' && !holderGivesWay) return reject('sign_in_taken');
  return [{ type: 'SignInTaken', data: { userId } }];
}

export function releaseSignIn(
  state: SignInReservation,
  { userId }: { readonly userId: string },
): Decision<SignInReservationEvent> {
  const isHeld = state.status === 'taken' && state.userId === userId;
  return isHeld ? [{ type: 'SignInReleased', data: { userId } }] : [];
}
