import { reject } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { isErased } from '#domain/core/events/personal.ts';
import { readHolder, reservationId } from '../email/email-holder.ts';
import { admit, type LogInDependencies } from '../sessions/log-in.ts';
import type { Dependencies } from '../../dependencies.ts';
import { asUser } from '../sessions/begin-session.ts';
import type { EntranceTo } from './finish-sign-in.ts';
import { readAccount } from '../read-account.ts';
import { linkSignIn } from './link-sign-in.ts';
import type { SignInProof } from './sign-in-proof.ts';

/** Links a sign-in to the account with its address after a password check, and logs in. @throws StoreUnavailable, TooManyRequests */
export async function confirmSignIn(
  dependencies: LogInDependencies & Pick<Dependencies, 'passwords'>,
  { provider, subject, userId, email }: SignInProof,
  {
    password,
    network,
    entranceTo,
  }: { readonly password: string; readonly network: string; readonly entranceTo: EntranceTo },
  sender: CommandContext,
) {
  const { journal, settings, passwords } = dependencies;
  const [account, holder] = await Promise.all([
    readAccount(journal, userId),
    readHolder(journal, reservationId(settings.personalDataKey, email)),
  ]);
  const isOpen = account.status === 'active' || account.status === 'blocked';
  const passwordHash = isOpen && !isErased(account.passwordHash) ? account.passwordHash : undefined;
  const isRight = await passwords.verify(passwordHash, password, network);
  if (!isRight || !isOpen) return reject('wrong_credentials');
  // The address belongs to another account by now.
  if (holder !== userId) return reject('sign_in_expired');
  if (account.status === 'blocked') return reject('access_blocked');
  if (account.isPasswordExposed) return reject('new_password_needed');
  const context = asUser(account, sender);
  const linked = await linkSignIn(journal, userId, { provider, subject }, context);
  if ('rejected' in linked) {
    const isGone = linked.rejected === 'not_found' || linked.rejected === 'account_deleted';
    return isGone ? reject('wrong_credentials') : reject(linked.rejected);
  }
  return admit(dependencies, linked.account, await entranceTo(linked.account), sender);
}
