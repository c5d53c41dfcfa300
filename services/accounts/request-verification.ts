import { accountCodec, accountDecider, accountStream, isSoonAfterMail } from '#domain/accounts/account.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import { execute } from '../core/command-handler.ts';

/**
 * Asks for another mail to verify the address: the one before may be lost, and its link does not work for ever.
 * Nothing happens within an hour of the registration or of the last request.
 * @throws StoreUnavailable
 */
export async function requestVerificationMail(journal: Journal, userId: string, sender: CommandContext) {
  const stream = accountStream(userId);
  const [registered] = await journal.read(accountCodec, stream, { maxCount: 1 });
  if (isSoonAfterMail(registered?.metadata.at, sender.at)) return;
  await execute(journal, {
    decider: accountDecider,
    codec: accountCodec,
    stream,
    context: { ...sender, userId },
    commands: [{ type: 'requestVerificationMail', now: sender.at }],
  });
}
