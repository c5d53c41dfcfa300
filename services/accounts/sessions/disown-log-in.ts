import { accountStream } from '#domain/accounts/account.ts';
import { endSession, sessionStream } from '#domain/accounts/sessions/session.ts';
import { reportLogIn } from '#domain/accounts/sessions/suspicious-log-in.ts';
import { reject, type Rejection } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { handle, type HandlingRejection } from '../../core/handle.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { DisownedLogIn } from './not-me-token.ts';
import { createResetToken } from '../passwords/reset-token.ts';

/** Disowns a login: the account's event voids all earlier logins and the password. @throws StoreUnavailable */
export async function disownLogIn(
  { journal, settings }: Pick<Dependencies, 'journal' | 'settings'>,
  { userId, ...logIn }: DisownedLogIn,
  sender: CommandContext,
): Promise<
  { readonly resetToken: string } | Rejection<'token_expired' | 'token_invalid' | HandlingRejection>
> {
  const context = { ...sender, userId };
  const reported = await handle(journal, accountStream, userId, context, (account) =>
    reportLogIn(account, { ...logIn, now: sender.at }),
  );
  if ('rejected' in reported) return reported;
  // The link works once; repeating the same command is not a second use.
  if (!reported.changed) return reject('token_expired');
  await handle(journal, sessionStream, userId, context, (session) =>
    endSession(session, { cause: 'not_me' }),
  );
  return { resetToken: await createResetToken(settings, { userId, requestedAt: sender.at }) };
}
