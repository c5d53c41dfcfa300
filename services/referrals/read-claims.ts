import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { rewardClaimStream, type RewardClaims } from '#domain/referrals/reward-claim.ts';

export async function readClaims(journal: Journal, userId: string): Promise<RewardClaims> {
  return fold(rewardClaimStream, await journal.read(rewardClaimStream, rewardClaimStream.nameOf(userId)));
}
