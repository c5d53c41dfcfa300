import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { paymentCardStream } from '#domain/commerce/carts/payment-card.ts';
import { fold } from '#domain/core/events/stream.ts';
import { holdReferral, referralStream } from '#domain/referrals/referral.ts';
import { handle } from '../core/handle.ts';

/**
 * Holds the referrals among users of one card.
 * @param card its stream's name
 * @param stepFor the context to hold a user's referral
 * @throws StoreUnavailable
 */
export async function holdForPayment(
  journal: Journal,
  { userId, card }: { readonly userId: string; readonly card: string },
  stepFor: (joinedUserId: string) => CommandContext,
): Promise<void> {
  const { userIds } = fold(paymentCardStream, await journal.read(paymentCardStream, card));
  const others = userIds.filter((other) => other !== userId);
  if (others.length === 0) return;
  const mayHaveReferred = (referrerId: string, joinedUserId: string) =>
    joinedUserId === userId ? others.includes(referrerId) : referrerId === userId;
  for (const joinedUserId of [userId, ...others]) {
    const events = await journal.read(referralStream, referralStream.nameOf(joinedUserId));
    const referral = fold(referralStream, events);
    if (referral.status === 'none' || !mayHaveReferred(referral.referrerId, joinedUserId)) continue;
    const context = { ...stepFor(joinedUserId), userId: referral.referrerId };
    await handle(journal, referralStream, joinedUserId, context, (state) =>
      holdReferral(state, { cause: 'same_payment' }),
    );
  }
}
