import {
  accountStream,
  addressOf,
  verifyEmail as verify,
  type OpenAccount,
} from '#domain/accounts/account.ts';
import { isClaimOf } from '#domain/accounts/email/email-claim.ts';
import { reject, type Rejection } from '#domain/core/events/decision.ts';
import { isErased } from '#domain/core/events/personal.ts';
import type { Position } from '#domain/core/events/event-store.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Dependencies } from '../../dependencies.ts';
import { handle } from '../../core/handle.ts';
import { accountKeyOf } from '../account-key.ts';
import { readClaim, reservationId } from './email-holder.ts';
import { proveEmail, verifiedBy } from './prove-email.ts';
import { readAccount } from '../read-account.ts';
import type { Verification } from './verification-token.ts';

type VerificationDependencies = Pick<Dependencies, 'journal' | 'settings'>;

interface FoundVerification {
  readonly account: OpenAccount;
  readonly email: string;
  readonly reservedAs: string;
  readonly hasPassword: boolean;
}

/**
 * Resolves a verification token without side effects.
 * @returns `email_taken`: verified by another account; `token_void`: claimed later by another
 * @throws StoreUnavailable
 */
export async function findVerification(
  { journal, settings: { personalDataKey } }: VerificationDependencies,
  { userId, account: key }: Verification,
): Promise<FoundVerification | Rejection<'token_invalid' | 'token_void' | 'email_taken'>> {
  const account = await readAccount(journal, userId);
  if (account.status === 'unregistered' || account.status === 'deleted') return reject('token_invalid');
  const email = addressOf(account);
  if (email === undefined || accountKeyOf(personalDataKey, email) !== key) return reject('token_invalid');
  const reservedAs = reservationId(personalDataKey, email);
  const found = { account, email, reservedAs, hasPassword: account.passwordHash !== undefined };
  if (account.isVerified) return found;
  const by = await verifiedBy(journal, reservedAs, userId);
  if (by === 'another user') return reject('email_taken');
  // The verification crashed after the proof; the link completes it.
  if (by === 'this user') return found;
  return isClaimOf(await readClaim(journal, reservedAs), userId) ? found : reject('token_void');
}

/**
 * Verifies an address: reserves it, then opens the account; repeatable. Asks for the password, so that a mail scanner
 * verifies nothing.
 * @throws StoreUnavailable, TooManyRequests
 */
export async function verifyEmail(
  dependencies: VerificationDependencies & Pick<Dependencies, 'passwords'>,
  verification: Verification,
  given: { readonly password: string | undefined; readonly network: string },
  sender: CommandContext,
): Promise<
  | { readonly email: string; readonly position?: Position }
  | Rejection<'token_invalid' | 'token_void' | 'email_taken' | 'wrong_credentials' | 'key_reused'>
> {
  const { journal, passwords } = dependencies;
  const found = await findVerification(dependencies, verification);
  if ('rejected' in found) return found;
  const { account, email, reservedAs, hasPassword } = found;
  if (hasPassword && !account.isVerified) {
    const stored = isErased(account.passwordHash) ? undefined : account.passwordHash;
    const isRight = await passwords.verify(stored, given.password ?? '', given.network);
    if (!isRight) return reject('wrong_credentials');
  }
  const { userId } = verification;
  const context = { ...sender, userId };
  const proven = await proveEmail(journal, reservedAs, userId, context);
  if (proven !== 'proven') return proven;
  const verified = await handle(journal, accountStream, userId, context, verify);
  if ('rejected' in verified) {
    return reject(verified.rejected === 'key_reused' ? 'key_reused' : 'token_invalid');
  }
  return { email, ...(verified.position && { position: verified.position }) };
}
