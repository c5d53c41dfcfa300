import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { makeReferralLink, referralLinkStream } from '#domain/referrals/referral-link.ts';
import { handle } from '../core/handle.ts';
import { referralIdOf } from './referral-id.ts';

/** Records the owner of a referral link before the account exists, so that the link works immediately. @throws StoreUnavailable */
export async function recordReferralLink(
  journal: Journal,
  personalDataKey: Uint8Array,
  userId: string,
  sender: CommandContext,
): Promise<void> {
  const referralId = referralIdOf(personalDataKey, userId);
  await handle(journal, referralLinkStream, referralId, { ...sender, userId }, (state) =>
    makeReferralLink(state, { userId }),
  );
}
