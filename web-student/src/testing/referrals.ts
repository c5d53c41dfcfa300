import { referralRewards } from '#domain/referrals/reward-steps.ts';
import type { Answers } from './fake-api.ts';
import { student } from './people.ts';

export const referralLink = 'https://ninety.example.org/u?r=abc-123';

export function referralAnswers() {
  let isClaimed = false;
  return {
    fetchReferral: () => ({
      status: 200,
      body: {
        referralId: 'abc-123',
        link: referralLink,
        invited: 2,
        joined: 1,
        earned: [{ ...referralRewards.steps[0], isClaimed }],
        next: referralRewards.steps[1],
        friend: referralRewards.friend,
      },
    }),
    claimReward() {
      isClaimed = true;
      return { status: 200, body: { user: student } };
    },
  } satisfies Answers;
}
