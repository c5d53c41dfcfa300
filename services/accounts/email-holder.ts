import { createHmac } from 'node:crypto';
import { emailReservationStream } from '#domain/accounts/email-reservation.ts';
import { fold } from '#domain/core/stream.ts';
import type { Journal } from '#domain/core/journal.ts';
import { derivedKey } from '../core/derived-key.ts';

/**
 * The id of an address's reservation: a keyed hash, so that a reader of the store learns no address and cannot try
 * out a list of them.
 */
export function reservationId(personalDataKey: Uint8Array, email: string): string {
  const key = derivedKey(personalDataKey, 'email-reservation');
  return createHmac('sha256', key).update(email.toLowerCase()).digest('hex');
}

export interface Reservation {
  /** Who holds the address, if anybody does. */
  readonly holder?: string;
  /** When its holder last changed: ISO 8601, UTC. */
  readonly since?: string;
  /** The revision of the reservation's stream, -1 while it has no event. */
  readonly revision: number;
}

/** @throws StoreUnavailable */
export async function readReservation(journal: Journal, id: string): Promise<Reservation> {
  // Each event tells the whole state, so the last one is enough.
  const [last] = await journal.read(emailReservationStream, emailReservationStream.nameOf(id), {
    direction: 'backwards',
    maxCount: 1,
  });
  if (!last) return { revision: -1 };
  const { revision, recordedAt: since } = last;
  const state = fold(emailReservationStream, [last]);
  return state.status === 'reserved' ? { holder: state.userId, since, revision } : { since, revision };
}
