import {
  accountCodec,
  accountDecider,
  accountStream,
  type AccountCommand,
} from '#domain/accounts/account.ts';
import { sessionCodec, sessionDecider, sessionStream } from '#domain/accounts/session.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import { execute } from '#services/core/command-handler.ts';

/** The same command, seen as one about this user: the act stands in the user's history, with the admin as actor. */
export function about(userId: string, context: CommandContext): CommandContext {
  const { visitorId: _visitorId, ...rest } = context;
  return { ...rest, userId };
}

export function commandAccount(
  journal: Journal,
  userId: string,
  command: AccountCommand,
  context: CommandContext,
) {
  return execute(journal, {
    decider: accountDecider,
    codec: accountCodec,
    stream: accountStream(userId),
    context: about(userId, context),
    commands: [command],
  });
}

/** Ends whatever session the user has, because of a block. */
export async function endSessionOfBlocked(
  journal: Journal,
  userId: string,
  context: CommandContext,
): Promise<void> {
  await execute(journal, {
    decider: sessionDecider,
    codec: sessionCodec,
    stream: sessionStream(userId),
    context: about(userId, context),
    commands: [{ type: 'endSession', cause: 'blocked' }],
  });
}
