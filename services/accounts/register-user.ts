import {
  accountStream,
  grantPlatformAccess,
  registerUser as openAccount,
  verifyEmail,
  type Account,
  type PlatformAccess,
} from '#domain/accounts/account.ts';
import { emailReservationStream, reserveEmail } from '#domain/accounts/email-reservation.ts';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import { reject, type Rejection } from '#domain/core/decision.ts';
import type { Position } from '#domain/core/event-store.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import { inTurn } from '#domain/core/stream.ts';
import { handle, type HandlingRejection } from '../core/handle.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { derivedId } from '../core/ids.ts';
import { readReservation, reservationId, type Reservation } from './email-holder.ts';
import type { Passwords } from './passwords.ts';
import { readAccount } from './read-account.ts';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly examType: ExamType;
  /** For the seed: an account that needs no mail, as an admin or a student. */
  readonly verifiedAs?: PlatformAccess;
}

export interface Registered {
  readonly userId: string;
  /** Absent when an earlier registration had made the account. */
  readonly position?: Position;
  readonly isNew: boolean;
}

/**
 * A registration that stopped between the reservation and the account is taken to be given up after this time:
 * far longer than the moment between the two, in which another one must not step in.
 */
const abandonedAfterMs = 60_000;

/**
 * Registers a user: reserves the address, then opens the account. Cut off in between, the same command finishes
 * it, and another one may take the address over. The holder of an address is whom it logs in.
 * @throws StoreUnavailable
 */
export async function registerUser(
  { journal, settings }: Pick<Dependencies, 'journal' | 'settings'>,
  passwords: Passwords,
  { email, password, examType, verifiedAs }: Registration,
  network: string,
  sender: CommandContext,
): Promise<Registered | Rejection<'email_taken' | HandlingRejection>> {
  const userId = derivedId('user', sender.commandId);
  const context = { ...sender, userId };
  const present = await readAccount(journal, userId);
  if (present.status !== 'unregistered') {
    const isSame = present.status !== 'deleted' && present.email === email;
    return isSame ? { userId, isNew: false } : reject('key_reused');
  }

  const reservedAs = reservationId(settings.personalDataKey, email);
  const reservation = await readReservation(journal, reservedAs);
  if (!(await mayTake(journal, reservation, userId, sender.at))) return reject('email_taken');
  // Hashed first: nothing slow stands between the reservation and the account.
  const passwordHash = await passwords.hash(password, network);
  const reserved = await handle(
    journal,
    emailReservationStream,
    reservedAs,
    context,
    (state) => reserveEmail(state, { userId, holderIsAbandoned: reservation.holder !== undefined }),
    // That its holder is abandoned was found out at this revision and holds for no other.
    { expectedRevision: reservation.revision },
  );
  if ('rejected' in reserved) return reject('email_taken');

  const verified = verifiedAs && [
    verifyEmail,
    (state: Account) => grantPlatformAccess(state, { platformAccess: verifiedAs }),
  ];
  const opened = await handle(
    journal,
    accountStream,
    userId,
    context,
    inTurn(accountStream, [
      (state) => openAccount(state, { userId, email, passwordHash, examType }),
      ...(verified ?? []),
    ]),
    { isNew: true },
  );
  // The account of a new id can only have been opened by this same command meanwhile.
  if ('rejected' in opened) return reject(opened.rejected === 'key_reused' ? 'key_reused' : 'email_taken');
  return { userId, isNew: true, ...(opened.position && { position: opened.position }) };
}

async function mayTake(
  journal: Journal,
  { holder, since }: Reservation,
  userId: string,
  now: string,
): Promise<boolean> {
  if (holder === undefined || holder === userId) return true;
  const account = await readAccount(journal, holder);
  if (account.status === 'deleted') return true;
  const ageMs = Date.parse(now) - Date.parse(since ?? now);
  return account.status === 'unregistered' && ageMs > abandonedAfterMs;
}
