import type { RewardCause } from '#domain/rewards/reward-cause.ts';
import { rewardAmounts, type RewardAmount } from '#domain/rewards/reward-table.ts';
import { rewardId } from '#domain/rewards/reward.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { userOfEvent } from '../core/user-of-event.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { grantReward, withdrawReward } from './reward.ts';

const types = [
  'SurveyCompleted',
  'SurveyResponseDiscarded',
  'TestimonialApproved',
  'TestimonialWithdrawn',
  'ReferralJoined',
  'RewardClaimed',
] as const;
type Caused = Extract<RecordedEvent, { readonly type: (typeof types)[number] }>;

interface Cause extends RewardAmount {
  readonly cause: RewardCause;
  /** One reward per person, cause and id, even with another account. */
  readonly causeId: string;
  readonly userId: string;
  readonly isWithdrawn?: boolean;
}

/** The causes that an event adds or withdraws. A cause has a row here and one in `rewardTable`. */
function causesOf(event: Caused): readonly Cause[] {
  const userId = userOfEvent(event);
  const { type, data } = event;
  const fixed = (cause: keyof typeof rewardAmounts, causeId: string) => ({
    cause,
    causeId,
    userId,
    ...rewardAmounts[cause],
  });
  switch (type) {
    case 'SurveyCompleted':
      return [fixed('survey_completed', data.surveyId)];
    case 'SurveyResponseDiscarded':
      return [{ ...fixed('survey_completed', data.surveyId), isWithdrawn: true }];
    case 'TestimonialApproved':
      return [fixed('review_approved', String(data.round))];
    case 'TestimonialWithdrawn':
      return [{ ...fixed('review_approved', String(data.round)), isWithdrawn: true }];
    case 'ReferralJoined':
      // The event belongs to the referrer.
      return [{ ...fixed('referral_joined', 'once'), userId: data.joinedUserId }];
    case 'RewardClaimed':
      return data.steps.map(({ joined, kind, credits }) => ({
        cause: 'referral_claimed',
        causeId: String(joined),
        userId,
        kind,
        credits,
      }));
  }
}

/** Starts a workflow for each new or withdrawn cause. */
export function rewardsReactor(workflows: WorkflowStarter): Reactor {
  return defineReactor({
    name: 'rewards',
    version: 2,
    types,
    lanes: { atOnce: 16, of: ({ stream }) => stream },
    async handle(event) {
      const { correlationId, at: earnedAt } = event.metadata;
      for (const { isWithdrawn = false, ...cause } of causesOf(event)) {
        const reward = { ...cause, correlationId, earnedAt };
        const id = rewardId(reward);
        await (isWithdrawn
          ? workflows.start(`reward_withdrawn_${id}`, withdrawReward, reward)
          : workflows.start(`reward_${id}`, grantReward, reward));
      }
    },
  });
}
