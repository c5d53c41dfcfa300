import { isErased } from '#domain/core/personal.ts';
import { reject, type Rejection } from '#domain/core/decision.ts';
import type { CommandContext } from '#domain/core/journal.ts';
import type { Position } from '#domain/core/event-store.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import { sessionLimits, sessionStream, startSession } from '#domain/accounts/session.ts';
import type { User } from '#domain/accounts/contract.ts';
import { handle, type HandlingRejection } from '../core/handle.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { derivedId } from '../core/ids.ts';
import { readClaimant, readHolder, reservationId } from './email-holder.ts';
import type { Passwords } from './passwords.ts';
import { readAccount } from './read-account.ts';
import { requestVerificationMail } from './request-verification.ts';
import { readPreferences } from './read-preferences.ts';
import { readStanding } from '../credits/read-ledger.ts';
import { userOf } from './user.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type LoggedInAs =
  | {
      readonly outcome: 'loggedIn';
      readonly token: string;
      readonly user: User;
      readonly position?: Position;
    }
  | { readonly outcome: 'notVerified' };

const noAccount = derivedId('user', 'nobody');

/**
 * Starts the user's one session. A wrong address and a wrong password take the same way: the same reads, the
 * same hashes, the same answer; what is special about an account shows only to those who know its password. A person who
 * registered and has not verified yet is told so, whether or not the address belongs to somebody else.
 * @throws StoreUnavailable
 */
export async function logIn(
  dependencies: Pick<Dependencies, 'journal' | 'keys' | 'settings' | 'tokens'>,
  passwords: Passwords,
  { email, password }: Credentials,
  network: string,
  sender: CommandContext,
): Promise<LoggedInAs | Rejection<'wrong_credentials' | 'access_blocked' | HandlingRejection>> {
  const { journal, settings, tokens } = dependencies;
  const id = reservationId(settings.personalDataKey, email);
  const accountOf = async (found: string | undefined): Promise<OpenAccount | undefined> => {
    const account = await findAccount(dependencies, found);
    const passwordHash = account && !isErased(account.passwordHash) ? account.passwordHash : undefined;
    return (await passwords.verify(passwordHash, password, network)) ? account : undefined;
  };
  const account =
    (await accountOf(await readHolder(journal, id))) ?? (await accountOf(await readClaimant(journal, id)));
  if (!account) return reject('wrong_credentials');
  if (account.status === 'blocked') return reject('access_blocked');
  const { userId } = account;
  if (!account.isVerified) {
    await requestVerificationMail(journal, userId, sender);
    return { outcome: 'notVerified' };
  }

  const sessionId = derivedId('session', userId, sender.commandId);
  const { lastsMs } = sessionLimits[account.platformAccess];
  const expiresAt = new Date(Date.parse(sender.at) + lastsMs).toISOString();
  const context: CommandContext = { ...sender, userId, actor: { kind: account.platformAccess, id: userId } };
  const started = await handle(journal, sessionStream, userId, context, (session) =>
    startSession(session, { sessionId, startedAt: sender.at, expiresAt }),
  );
  if ('rejected' in started) return started;
  const { state, position } = started;
  const until = state.status === 'active' ? state.expiresAt : expiresAt;
  return {
    outcome: 'loggedIn',
    token: await tokens.sign({ sub: userId, sid: sessionId }, new Date(until)),
    user: userOf(
      account,
      await readPreferences(journal, account),
      await readStanding({ journal, settings }, { userId }),
    ),
    ...(position && { position }),
  };
}

/** An account that is there to log in to. Where there is none, the reads are made up for. */
async function findAccount(
  { journal, keys }: Pick<Dependencies, 'journal' | 'keys'>,
  userId: string = noAccount,
): Promise<OpenAccount | undefined> {
  const account = await readAccount(journal, userId);
  if (account.status === 'unregistered') await keys.find(userId);
  return account.status === 'active' || account.status === 'blocked' ? account : undefined;
}
