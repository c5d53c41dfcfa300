import { accountStream, type Account, type AccountEvent } from '#domain/accounts/account.ts';
import { endSession, sessionStream } from '#domain/accounts/sessions/session.ts';
import type { Decision } from '#domain/core/events/decision.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { handle } from '#services/core/handle.ts';

/** A command about a user: it belongs to the user's history, with the admin as actor. */
export function about(userId: string, context: CommandContext): CommandContext {
  const { visitorId: _visitorId, ...rest } = context;
  return { ...rest, userId };
}

export function onAccount<Code extends string>(
  journal: Journal,
  userId: string,
  context: CommandContext,
  decide: (account: Account) => Decision<AccountEvent, Code>,
) {
  return handle(journal, accountStream, userId, about(userId, context), decide);
}

export async function endSessionOfBlocked(
  journal: Journal,
  userId: string,
  context: CommandContext,
): Promise<void> {
  await handle(journal, sessionStream, userId, about(userId, context), (session) =>
    endSession(session, { cause: 'blocked' }),
  );
}
