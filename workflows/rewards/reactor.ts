import type { RewardCause } from '#domain/rewards/reward-cause.ts';
import { rewardId } from '#domain/rewards/reward.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { userOfEvent } from '../core/user-of-event.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { grantReward, withdrawReward } from './reward.ts';

const types = ['SurveyCompleted', 'SurveyResponseDiscarded'] as const;
type Caused = Extract<RecordedEvent, { readonly type: (typeof types)[number] }>;

/** The cause that an event brings about, or withdraws. A cause has a row here and one in `rewardTable`. */
function causeOf({ type, data }: Caused) {
  switch (type) {
    case 'SurveyCompleted':
      return causeIs('survey_completed', data.surveyId);
    case 'SurveyResponseDiscarded':
      return causeIs('survey_completed', data.surveyId, { isWithdrawn: true });
  }
}

const causeIs = (cause: RewardCause, causeId: string, { isWithdrawn = false } = {}) => ({
  cause,
  causeId,
  isWithdrawn,
});

/** Starts a workflow for each cause of a reward, and one where a cause is withdrawn. */
export function rewardsReactor(workflows: WorkflowStarter): Reactor {
  return defineReactor({
    name: 'rewards',
    version: 1,
    types,
    lanes: { atOnce: 16, of: ({ stream }) => stream },
    async handle(event) {
      const { isWithdrawn, ...cause } = causeOf(event);
      const { correlationId, at: earnedAt } = event.metadata;
      const reward = { ...cause, userId: userOfEvent(event), correlationId, earnedAt };
      const id = rewardId(reward);
      return isWithdrawn
        ? workflows.start(`reward_withdrawn_${id}`, withdrawReward, reward)
        : workflows.start(`reward_${id}`, grantReward, reward);
    },
  });
}
