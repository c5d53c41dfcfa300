import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { confirmReferral as decide, referralStream } from '#domain/referrals/referral.ts';
import { readAccount } from '../accounts/read-account.ts';
import { handle } from '../core/handle.ts';

/** Confirms or holds the referral of a verified user; nothing for a deleted account. @throws StoreUnavailable */
export async function confirmReferral(
  journal: Journal,
  userId: string,
  sender: CommandContext,
): Promise<void> {
  const referral = fold(referralStream, await journal.read(referralStream, referralStream.nameOf(userId)));
  if (referral.status !== 'noted') return;
  const { referrerId } = referral;
  if ((await readAccount(journal, referrerId)).status !== 'active') return;
  await handle(journal, referralStream, userId, { ...sender, userId: referrerId }, decide);
}
