import { createHmac } from 'node:crypto';
import { emailClaimStream, type EmailClaim } from '#domain/accounts/email/email-claim.ts';
import { emailReservationStream, type EmailReservation } from '#domain/accounts/email/email-reservation.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { derivedKey } from '../../core/derived-key.ts';

/** Keyed hash, so that a reader of the store cannot test a list of addresses. */
export function reservationId(personalDataKey: Uint8Array, email: string): string {
  const key = derivedKey(personalDataKey, 'email-reservation');
  return createHmac('sha256', key).update(email.toLowerCase()).digest('hex');
}

export interface Reservation {
  readonly state: EmailReservation;
  readonly revision: number;
}

export async function readReservation(journal: Journal, id: string): Promise<Reservation> {
  // Each event holds the whole state, so the last one is enough.
  const [last] = await journal.read(emailReservationStream, emailReservationStream.nameOf(id), {
    direction: 'backwards',
    maxCount: 1,
  });
  if (!last) return { state: emailReservationStream.initial, revision: -1 };
  return { state: fold(emailReservationStream, [last]), revision: last.revision };
}

export async function readHolder(journal: Journal, id: string): Promise<string | undefined> {
  const { state } = await readReservation(journal, id);
  return state.status === 'free' ? undefined : state.userId;
}

export async function readClaim(journal: Journal, id: string): Promise<EmailClaim> {
  const lastOnly = await journal.read(emailClaimStream, emailClaimStream.nameOf(id), {
    direction: 'backwards',
    maxCount: 1,
  });
  return fold(emailClaimStream, lastOnly);
}

export async function readClaimant(journal: Journal, id: string): Promise<string | undefined> {
  const claim = await readClaim(journal, id);
  return claim.status === 'claimed' ? claim.userId : undefined;
}
