import { createHmac } from 'node:crypto';
import type { OpenAccount } from '#domain/accounts/account.ts';
import { signInOf } from '#domain/accounts/sign-in/sign-in.ts';
import type { SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import { signInReservationStream } from '#domain/accounts/sign-in/sign-in-reservation.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { derivedKey } from '../../core/derived-key.ts';
import { derivedId } from '../../core/ids.ts';
import { readAccount } from '../read-account.ts';

/** Keyed hash of a provider's user id, so that a reader of the store learns no identity. */
export function subjectKeyOf(personalDataKey: Uint8Array, provider: SignInProvider, subject: string): string {
  const key = derivedKey(personalDataKey, 'sign-in-subject');
  return createHmac('sha256', key).update(`${provider}\n${subject}`).digest('hex');
}

export interface SignInHolder {
  readonly account?: OpenAccount;
  /** The id of a new account for this identity, the same in each tab and after a crash. */
  readonly nextUserId: string;
  /** Of the reservation: the result is valid at this revision only. */
  readonly revision: number;
}

export async function findSignIn(
  journal: Journal,
  provider: SignInProvider,
  subjectKey: string,
): Promise<SignInHolder> {
  const events = await journal.read(signInReservationStream, signInReservationStream.nameOf(subjectKey), {
    direction: 'backwards',
    maxCount: 1,
  });
  const revision = events[0]?.revision ?? -1;
  const reservation = fold(signInReservationStream, events);
  const fresh = { nextUserId: derivedId('joined', subjectKey, String(revision)), revision };
  if (reservation.status === 'free') return fresh;
  const account = await readAccount(journal, reservation.userId);
  if (account.status === 'unregistered') return { nextUserId: reservation.userId, revision };
  if (account.status === 'deleted' || signInOf(account, provider)?.subject !== subjectKey) return fresh;
  return { ...fresh, account };
}
