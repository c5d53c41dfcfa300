import { isErased } from '#domain/core/events/personal.ts';
import { reject, type Rejection } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import type { SecondStep } from '#domain/second-factors/second-step.ts';
import type { HandlingRejection } from '../../core/handle.ts';
import type { Dependencies } from '../../dependencies.ts';
import { derivedId } from '../../core/ids.ts';
import { askSecondStep } from '../../second-factors/ask-second-step.ts';
import type { Caller } from '../../second-factors/challenge.ts';
import { beginSession, type Device, type LoggedIn } from './begin-session.ts';
import { readClaimant, readHolder, reservationId } from '../email/email-holder.ts';
import { readAccount } from '../read-account.ts';
import { requestVerificationMail } from '../email/request-verification.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Entrance extends Caller {
  readonly device: Device;
  readonly network: string;
}

/** The user is identified; the account may require a second step. */
export type Admitted = LoggedIn | { readonly outcome: 'secondStep'; readonly step: SecondStep };

export type LoggedInAs = Admitted | { readonly outcome: 'notVerified' };

const noAccount = derivedId('user', 'nobody');

export type LogInDependencies = Pick<Dependencies, 'journal' | 'keys' | 'settings' | 'tokens'>;

/**
 * Logs in with a password. An unknown address and a wrong password take the same reads, hashes and answer; only the
 * right password reveals a missing verification.
 * @throws StoreUnavailable
 */
export async function logIn(
  dependencies: LogInDependencies & Pick<Dependencies, 'passwords'>,
  { email, password }: Credentials,
  entrance: Entrance,
  sender: CommandContext,
): Promise<
  LoggedInAs | Rejection<'wrong_credentials' | 'access_blocked' | 'new_password_needed' | HandlingRejection>
> {
  const { journal, settings, passwords } = dependencies;
  const id = reservationId(settings.personalDataKey, email);
  const accountOf = async (found: string | undefined): Promise<OpenAccount | undefined> => {
    const account = await findAccount(dependencies, found);
    const passwordHash = account && !isErased(account.passwordHash) ? account.passwordHash : undefined;
    return (await passwords.verify(passwordHash, password, entrance.network)) ? account : undefined;
  };
  const account =
    (await accountOf(await readHolder(journal, id))) ?? (await accountOf(await readClaimant(journal, id)));
  if (!account) return reject('wrong_credentials');
  if (account.status === 'active' && !account.isVerified) {
    await requestVerificationMail(journal, account.userId, sender);
    return { outcome: 'notVerified' };
  }
  if (account.status === 'active' && account.isPasswordExposed) return reject('new_password_needed');
  return admit(dependencies, account, entrance, sender);
}

export async function admit(
  dependencies: LogInDependencies,
  account: OpenAccount,
  entrance: Entrance,
  sender: CommandContext,
): Promise<Admitted | Rejection<'access_blocked' | HandlingRejection>> {
  if (account.status === 'blocked') return reject('access_blocked');
  const step = await askSecondStep(dependencies, account, entrance, sender.at);
  if (step) return { outcome: 'secondStep', step };
  return beginSession(dependencies, account, entrance.device, sender);
}

/** The account of an address. For an unknown address, equivalent reads keep the timing the same. */
async function findAccount(
  { journal, keys }: Pick<Dependencies, 'journal' | 'keys'>,
  userId: string = noAccount,
): Promise<OpenAccount | undefined> {
  const account = await readAccount(journal, userId);
  if (account.status === 'unregistered') await keys.find(userId);
  return account.status === 'active' || account.status === 'blocked' ? account : undefined;
}
