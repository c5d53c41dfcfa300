import { defineCapability } from '../core/capability.ts';
import type { RewardRefusal } from './decide-reward.ts';
import { rewardCauseWords } from './reward-cause.ts';
import { rewardStream } from './reward.ts';

const reasons: Readonly<Record<RewardRefusal, string>> = {
  account_deleted: 'the account was deleted',
  account_blocked: 'the account was blocked',
  address_not_verified: 'the email address was not verified',
};

/** Rewards besides purchases. Events of other capabilities start them, so there are no calls. */
export const rewards = defineCapability({
  name: 'rewards',
  streams: [rewardStream],
  calls: [],
  rejections: {},
  descriptions: {
    RewardRefused: ({ cause, causeId, because }) =>
      `Got no reward for: ${rewardCauseWords[cause]} (${causeId}), because ${reasons[because]}`,
  },
});
