import { accountStream, addressOf, verifyEmail as verify } from '#domain/accounts/account.ts';
import { reject, type Rejection } from '#domain/core/decision.ts';
import type { Position } from '#domain/core/event-store.ts';
import type { CommandContext } from '#domain/core/journal.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { handle } from '../core/handle.ts';
import { accountKeyOf } from './account-key.ts';
import { reservationId } from './email-holder.ts';
import { proveEmail } from './prove-email.ts';
import { readAccount } from './read-account.ts';
import type { Verification } from './verification-token.ts';

/**
 * Verifies the address of an account: the address becomes the user's own first, then the account can be used. Cut off
 * in between, the same link finishes it.
 * @throws StoreUnavailable
 */
export async function verifyEmail(
  { journal, settings }: Pick<Dependencies, 'journal' | 'settings'>,
  { userId, account: key }: Verification,
  sender: CommandContext,
): Promise<
  | { readonly email: string; readonly position?: Position }
  | Rejection<'token_invalid' | 'email_taken' | 'key_reused'>
> {
  const { personalDataKey } = settings;
  const account = await readAccount(journal, userId);
  if (account.status === 'unregistered' || account.status === 'deleted') return reject('token_invalid');
  const email = addressOf(account);
  if (email === undefined || accountKeyOf(personalDataKey, email) !== key) return reject('token_invalid');
  const context = { ...sender, userId };
  const proven = await proveEmail(journal, reservationId(personalDataKey, email), userId, context);
  if (proven !== 'proven') return proven;
  const verified = await handle(journal, accountStream, userId, context, verify);
  if ('rejected' in verified) {
    return reject(verified.rejected === 'key_reused' ? 'key_reused' : 'token_invalid');
  }
  return { email, ...(verified.position && { position: verified.position }) };
}
