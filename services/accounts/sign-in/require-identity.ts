import { sessionStream } from '#domain/accounts/sessions/session.ts';
import { reject, type Rejection } from '#domain/core/events/decision.ts';
import { minuteMs } from '#domain/core/durations.ts';
import { isErased } from '#domain/core/events/personal.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { LoggedIn } from '../../identity/principal.ts';

/** The maximum age of a sign-in as proof of identity, in milliseconds. */
const freshMs = 5 * minuteMs;

/**
 * Requires the password for actions that must not be possible on an unattended computer. Without a password, a sign-in
 * within five minutes counts.
 * @returns undefined if verified
 * @throws StoreUnavailable, TooManyRequests
 */
export async function requireIdentity(
  { journal, passwords }: Pick<Dependencies, 'journal' | 'passwords'>,
  { userId, account }: Pick<LoggedIn, 'userId' | 'account'>,
  given: { readonly password: string | undefined; readonly network: string; readonly now: Instant },
): Promise<Rejection<'wrong_credentials' | 'sign_in_again'> | undefined> {
  const { passwordHash } = account;
  if (passwordHash !== undefined) {
    const stored = isErased(passwordHash) ? undefined : passwordHash;
    const isRight = await passwords.verify(stored, given.password ?? '', given.network);
    return isRight ? undefined : reject('wrong_credentials');
  }
  const events = await journal.read(sessionStream, sessionStream.nameOf(userId), {
    direction: 'backwards',
    maxCount: 1,
  });
  const session = fold(sessionStream, events);
  const isFresh =
    session.status === 'active' && Date.parse(given.now) - Date.parse(session.startedAt) <= freshMs;
  return isFresh ? undefined : reject('sign_in_again');
}
