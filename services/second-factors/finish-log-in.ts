import type { Rejection } from '#domain/core/events/decision.ts';
import { reject } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Proof } from '#domain/second-factors/proof.ts';
import { asUser, beginSession, type LoggedIn } from '../accounts/sessions/begin-session.ts';
import { readAccount } from '../accounts/read-account.ts';
import type { HandlingRejection } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Challenge } from './challenge.ts';
import { prove } from './prove.ts';

interface SecondStepGiven {
  readonly challenge: Challenge;
  readonly proof: Proof;
  readonly device: string;
  readonly network: string;
}

/** The second step of a login. Rereads the account, which may have changed. @throws StoreUnavailable, TooManyRequests */
export async function finishLogIn(
  dependencies: Pick<Dependencies, 'journal' | 'settings' | 'tokens' | 'passwords'>,
  { challenge, proof, device, network }: SecondStepGiven,
  sender: CommandContext,
): Promise<
  | LoggedIn
  | Rejection<
      | 'wrong_code'
      | 'token_expired'
      | 'token_invalid'
      | 'access_blocked'
      | 'new_password_needed'
      | HandlingRejection
    >
> {
  const { userId, nonce, issuedAt } = challenge;
  const account = await readAccount(dependencies.journal, userId);
  if (account.status === 'unregistered' || account.status === 'deleted') return reject('token_invalid');
  if (account.status === 'blocked') return reject('access_blocked');
  if (account.isPasswordExposed) return reject('new_password_needed');
  const { passwordChangedAt } = account;
  if (passwordChangedAt !== undefined && Date.parse(passwordChangedAt) > Date.parse(issuedAt)) {
    return reject('token_expired');
  }
  const context = asUser(account, sender);
  const proven = await prove(dependencies, proof, { userId, purpose: 'log_in', network, nonce, context });
  if ('rejected' in proven) return proven;
  return beginSession(dependencies, account, { name: device, isKnown: challenge.device === 'known' }, sender);
}
