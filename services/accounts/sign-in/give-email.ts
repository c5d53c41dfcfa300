import { accountStream, type OpenAccount } from '#domain/accounts/account.ts';
import { claimEmail, emailClaimStream } from '#domain/accounts/email/email-claim.ts';
import { giveEmail as give } from '#domain/accounts/sign-in/sign-in.ts';
import { reject } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Dependencies } from '../../dependencies.ts';
import { handle } from '../../core/handle.ts';
import { reservationId } from '../email/email-holder.ts';

/** Claims an address for an account without a verified one and mails a link. Voids earlier claims; repeatable. @throws StoreUnavailable */
export async function giveEmail(
  { journal, settings }: Pick<Dependencies, 'journal' | 'settings'>,
  account: OpenAccount,
  email: string,
  sender: CommandContext,
) {
  if (account.isVerified) return reject('not_allowed');
  const { userId } = account;
  const context = { ...sender, userId };
  const id = reservationId(settings.personalDataKey, email);
  const claimed = await handle(journal, emailClaimStream, id, context, (state) =>
    claimEmail(state, { userId }),
  );
  if ('rejected' in claimed) return claimed;
  return handle(journal, accountStream, userId, context, (state) => give(state, { email, now: sender.at }));
}
