import { accountStream, requestVerificationMail as request } from '#domain/accounts/account.ts';
import { isSoonAfterMail } from '#domain/accounts/email/mail-pace.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { handle } from '../../core/handle.ts';

/** Requests another verification mail, unless it is too early: see `isSoonAfterMail`. @throws StoreUnavailable */
export async function requestVerificationMail(journal: Journal, userId: string, sender: CommandContext) {
  const [registered] = await journal.read(accountStream, accountStream.nameOf(userId), { maxCount: 1 });
  if (isSoonAfterMail({ mailedAt: registered?.metadata.at, requested: 0, now: sender.at })) return;
  const context = { ...sender, userId };
  await handle(journal, accountStream, userId, context, (account) => request(account, { now: sender.at }));
}
