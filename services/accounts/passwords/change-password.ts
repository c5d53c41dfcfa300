import { accountStream, addressOf, type Account, type AccountEvent } from '#domain/accounts/account.ts';
import * as decide from '#domain/accounts/passwords/change-password.ts';
import type { Decision } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import { handle } from '../../core/handle.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Passwords } from './passwords.ts';
import type { PasswordReset } from './reset-token.ts';
import { weaknessOf } from './weak-password.ts';

export interface Changing extends Pick<Dependencies, 'journal'> {
  readonly passwords: Passwords;
  readonly network: string;
  readonly context: CommandContext;
}

const same = 'Use a password other than the one before.';

async function look({ journal, context }: Changing, userId: string) {
  const events = await journal.read(accountStream, accountStream.nameOf(userId));
  const isRepeated = events.some(({ metadata }) => metadata.causationId === context.commandId);
  const account = fold(accountStream, events);
  const isOpen = account.status === 'active' || account.status === 'blocked';
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    isRepeated,
    email: isOpen ? (addressOf(account) ?? '') : '',
    passwordHash: isOpen ? text(account.passwordHash) : undefined,
  };
}

async function store<Code extends string>(
  { journal, passwords, network, context }: Changing,
  { userId, email }: { readonly userId: string; readonly email: string },
  { password, field }: { readonly password: string; readonly field: string },
  decision: (
    account: Account,
    given: { readonly passwordHash: string; readonly now: Instant },
  ) => Decision<AccountEvent, Code>,
) {
  const weakness = weaknessOf(password, email);
  if (weakness !== undefined) return { rejected: 'invalid_input', fields: { [field]: weakness } } as const;
  const passwordHash = await passwords.hash(password, network);
  const given = { passwordHash, now: context.at };
  return handle(journal, accountStream, userId, { ...context, userId }, (account) =>
    decision(account, given),
  );
}

/** Through the link of an email. @throws StoreUnavailable, TooManyRequests */
export async function resetPassword(
  changing: Changing,
  { userId, requestedAt }: PasswordReset,
  password: string,
) {
  const { email } = await look(changing, userId);
  return store(changing, { userId, email }, { password, field: 'password' }, (account, given) =>
    decide.resetPassword(account, { ...given, requestedAt }),
  );
}

/** By the current password. @throws StoreUnavailable, TooManyRequests */
export async function updatePassword(
  changing: Changing,
  userId: string,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
) {
  const { email, passwordHash, isRepeated } = await look(changing, userId);
  if (!isRepeated) {
    const isRight = await changing.passwords.verify(passwordHash, password, changing.network);
    if (!isRight) return { rejected: 'wrong_credentials' } as const;
    if (password === newPassword)
      return { rejected: 'invalid_input', fields: { newPassword: same } } as const;
  }
  return store(
    changing,
    { userId, email },
    { password: newPassword, field: 'newPassword' },
    decide.changePassword,
  );
}

/** For a user who was required to set a new one at login. @throws StoreUnavailable, TooManyRequests */
export async function setNewPassword(changing: Changing, userId: string, password: string) {
  const { email, passwordHash, isRepeated } = await look(changing, userId);
  if (!isRepeated && (await changing.passwords.verify(passwordHash, password, changing.network))) {
    return { rejected: 'invalid_input', fields: { password: same } } as const;
  }
  return store(changing, { userId, email }, { password, field: 'password' }, decide.setRequiredPassword);
}
