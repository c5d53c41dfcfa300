import type { AnalysisActivities } from './analysis/analyse-answer-contract.ts';
import type { PurchaseActivities } from './commerce/purchase-contract.ts';
import type { MailActivities } from './mail/send-mail-contract.ts';
import type { GroupActivities } from './notifications/tell-group-contract.ts';
import type { OldAccountActivities } from './old-accounts/delete-old-accounts-contract.ts';
import type { RescoringActivities } from './rescoring/rescore-question-contract.ts';
import type { RolloutActivities } from './rescoring/roll-out-scorers-contract.ts';
import type { RewardActivities } from './rewards/reward-contract.ts';
import type { MockTestActivities } from './sittings/mock-test-contract.ts';

/** All activities that workflows call. A worker without one of them would never finish its workflow. */
export type Activities = AnalysisActivities &
  GroupActivities &
  MailActivities &
  MockTestActivities &
  OldAccountActivities &
  PurchaseActivities &
  RescoringActivities &
  RewardActivities &
  RolloutActivities;
