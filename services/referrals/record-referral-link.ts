import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { makeReferralLink, referralLinkStream } from '#domain/referrals/referral-link.ts';
import { handle } from '../core/handle.ts';
import { referralIdOf } from './referral-id.ts';

/**
 * Records whose a user's referral link is. Called before the account is opened, so that no friend can follow a link that
 * is not known yet. @throws StoreUnavailable
 */
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
