import type { OpenAccount } from '#domain/accounts/account.ts';
import type { User } from '#domain/accounts/contract.ts';
import { sessionLimits, sessionStream, startSession } from '#domain/accounts/sessions/session.ts';
import type { Rejection } from '#domain/core/events/decision.ts';
import type { Position } from '#domain/core/events/event-store.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { handle, type HandlingRejection } from '../../core/handle.ts';
import type { Dependencies } from '../../dependencies.ts';
import { derivedId } from '../../core/ids.ts';
import { kindOf } from '../../identity/principal.ts';
import { readUser } from '../read-user.ts';

export interface Device {
  readonly name: string;
  readonly isKnown: boolean;
}

export interface LoggedIn {
  readonly outcome: 'loggedIn';
  readonly token: string;
  readonly user: User;
  readonly position?: Position;
}

/** The actor of a login is its user, who has just been verified. */
export function asUser(
  { userId, platformAccess }: Pick<OpenAccount, 'userId' | 'platformAccess'>,
  sender: CommandContext,
): CommandContext {
  return { ...sender, userId, actor: { kind: kindOf(platformAccess), id: userId } };
}

/** The last step of every kind of login: starts the user's only session. @throws StoreUnavailable */
export async function beginSession(
  { journal, settings, tokens }: Pick<Dependencies, 'journal' | 'settings' | 'tokens'>,
  account: OpenAccount,
  device: Device,
  sender: CommandContext,
): Promise<LoggedIn | Rejection<HandlingRejection>> {
  const { userId } = account;
  const sessionId = derivedId('session', userId, sender.commandId);
  const { lastsMs } = sessionLimits[account.platformAccess];
  const expiresAt = new Date(Date.parse(sender.at) + lastsMs).toISOString();
  const started = await handle(journal, sessionStream, userId, asUser(account, sender), (session) =>
    startSession(session, {
      sessionId,
      startedAt: sender.at,
      expiresAt,
      device: device.name,
      isKnownDevice: device.isKnown,
    }),
  );
  if ('rejected' in started) return started;
  const { state, position } = started;
  const until = state.status === 'active' ? state.expiresAt : expiresAt;
  return {
    outcome: 'loggedIn',
    token: await tokens.sign({ sub: userId, sid: sessionId }, new Date(until)),
    user: await readUser({ journal, settings }, account, sender.at),
    ...(position && { position }),
  };
}
