import {
  accountStream,
  grantPlatformAccess,
  registerUser as openAccount,
  verifyEmail,
  type Account,
} from '#domain/accounts/account.ts';
import { claimEmail, emailClaimStream } from '#domain/accounts/email/email-claim.ts';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import { regulationsInForce } from '#domain/accounts/regulations.ts';
import type { PlatformAccess } from '#domain/accounts/platform-access.ts';
import { reject, type Rejection } from '#domain/core/events/decision.ts';
import type { Position } from '#domain/core/events/event-store.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { inTurn } from '#domain/core/events/stream.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { derivedId } from '../core/ids.ts';
import { recordReferralLink } from '../referrals/record-referral-link.ts';
import { reservationId } from './email/email-holder.ts';
import type { Passwords } from './passwords/passwords.ts';
import { proveEmail } from './email/prove-email.ts';
import { readAccount } from './read-account.ts';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly examType: ExamType;
  /** For the seed: a verified account with this access. */
  readonly verifiedAs?: PlatformAccess;
}

export interface Registered {
  readonly userId: string;
  /** Absent if an earlier registration created the account. */
  readonly position?: Position;
  readonly isNew: boolean;
}

/**
 * Registers a user and claims the address. The answer is the same for a known address: ADR 95. Repeating the command
 * completes it.
 * @returns `email_taken` only for `verifiedAs`, `key_reused` if the command created another account
 * @throws StoreUnavailable
 */
export async function registerUser(
  { journal, settings }: Pick<Dependencies, 'journal' | 'settings'>,
  passwords: Passwords,
  { email, password, examType, verifiedAs }: Registration,
  network: string,
  sender: CommandContext,
): Promise<Registered | Rejection<'email_taken' | 'key_reused'>> {
  const userId = derivedId('user', sender.commandId);
  const context = { ...sender, userId };
  const present = await readAccount(journal, userId);
  if (present.status !== 'unregistered') {
    const isSame = present.status !== 'deleted' && present.email === email;
    return isSame ? { userId, isNew: false } : reject('key_reused');
  }

  const id = reservationId(settings.personalDataKey, email);
  const passwordHash = await passwords.hash(password, network);
  if (verifiedAs !== undefined) {
    const proven = await proveEmail(journal, id, userId, context);
    if (proven !== 'proven') return proven;
  }
  const claimed = await handle(journal, emailClaimStream, id, context, (state) =>
    claimEmail(state, { userId }),
  );
  if ('rejected' in claimed) return reject('key_reused');

  await recordReferralLink(journal, settings.personalDataKey, userId, context);
  const agreedTo = verifiedAs === undefined ? regulationsInForce : undefined;
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
      (state) => openAccount(state, { userId, email, passwordHash, examType, agreedTo }),
      ...(verified ?? []),
    ]),
    { isNew: true },
  );
  // Only this command can have opened the account of a new id meanwhile.
  if ('rejected' in opened) return reject('key_reused');
  return { userId, isNew: true, ...(opened.position && { position: opened.position }) };
}
