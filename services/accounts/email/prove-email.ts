import { emailReservationStream, proveEmail as prove } from '#domain/accounts/email/email-reservation.ts';
import { reject, type Rejection } from '#domain/core/events/decision.ts';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { handle } from '../../core/handle.ts';
import { readReservation, type Reservation } from './email-holder.ts';
import { readAccount } from '../read-account.ts';

const attempts = 5;

/** Assigns a proven address to its user; the first one wins. @param reservedAs see `reservationId` @throws StoreUnavailable */
export async function proveEmail(
  journal: Journal,
  reservedAs: string,
  userId: string,
  context: CommandContext,
): Promise<'proven' | Rejection<'email_taken' | 'key_reused'>> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const reservation = await readReservation(journal, reservedAs);
    const holderGivesWay = await givesWay(journal, reservation, userId);
    const proven = await handle(
      journal,
      emailReservationStream,
      reservedAs,
      context,
      (state) => prove(state, { userId, holderGivesWay }),
      // The decision that its holder gives way is valid at this revision only.
      { expectedRevision: reservation.revision },
    );
    if (!('rejected' in proven)) return 'proven';
    if (proven.rejected !== 'revision_conflict') return reject(proven.rejected);
  }
  throw new StoreUnavailable('the address changes hands too often');
}

export async function verifiedBy(
  journal: Journal,
  reservedAs: string,
  userId: string,
): Promise<'no user' | 'this user' | 'another user'> {
  const reservation = await readReservation(journal, reservedAs);
  const { state } = reservation;
  if (state.status === 'free') return 'no user';
  if (state.userId === userId) return 'this user';
  return (await givesWay(journal, reservation, userId)) ? 'no user' : 'another user';
}

async function givesWay(journal: Journal, { state }: Reservation, userId: string): Promise<boolean> {
  if (state.status === 'free' || state.userId === userId) return false;
  const holder = await readAccount(journal, state.userId);
  return holder.status === 'unregistered' || holder.status === 'deleted';
}
