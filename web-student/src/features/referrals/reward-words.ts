import type { RewardStep } from '#domain/referrals/reward-steps.ts';

const names = { full_test: 'full mock test', sectional_test: 'sectional mock test' } as const;

export function rewardText({ kind, credits }: Pick<RewardStep, 'kind' | 'credits'>): string {
  return `${credits} ${names[kind]} ${credits === 1 ? 'credit' : 'credits'}`;
}

export const friendsText = (count: number) => `${count} ${count === 1 ? 'friend' : 'friends'}`;
