import { accounts } from './accounts/projection.ts';
import { announcements } from './announcements/projection.ts';
import { attempts } from './attempts/projection.ts';
import { audienceMembers } from './audience-members/projection.ts';
import { carts } from './carts/projection.ts';
import { contentDocuments } from './content-documents/projection.ts';
import { conversations } from './conversations/projection.ts';
import { credits } from './credits/projection.ts';
import type { Projection } from './core/projection.ts';
import { fixedTests } from './fixed-tests/projection.ts';
import { markReports } from './mark-reports/projection.ts';
import { sittings } from './sittings/projection.ts';
import { notifications } from './notifications/projection.ts';
import { packages } from './packages/projection.ts';
import { perks } from './perks/projection.ts';
import { planReminders } from './plan-reminders/projection.ts';
import { progress } from './progress/projection.ts';
import { promotions } from './promotions/projection.ts';
import { questionFigures } from './question-figures/projection.ts';
import { questionReports } from './question-reports/projection.ts';
import { questions } from './questions/projection.ts';
import { realResults } from './real-results/projection.ts';
import { referrals } from './referrals/projection.ts';
import { reportMessages } from './report-messages/projection.ts';
import { reviews } from './reviews/projection.ts';
import { savedWords } from './saved-words/projection.ts';
import { statistics } from './statistics/projection.ts';
import { surveyResponses } from './survey-responses/projection.ts';
import { surveys } from './surveys/projection.ts';
import { testimonials } from './testimonials/projection.ts';
import { testTimes } from './test-times/projection.ts';
import { userStreams } from './user-streams/projection.ts';

/** Adding a projection here makes it run. */
export const projections = [
  accounts,
  questions,
  progress,
  attempts,
  statistics,
  reviews,
  notifications,
  credits,
  carts,
  questionFigures,
  questionReports,
  reportMessages,
  markReports,
  sittings,
  testTimes,
  fixedTests,
  planReminders,
  packages,
  promotions,
  surveys,
  surveyResponses,
  audienceMembers,
  announcements,
  testimonials,
  referrals,
  perks,
  contentDocuments,
  conversations,
  savedWords,
  realResults,
  userStreams,
] as const satisfies readonly Projection[];

type AnyProjection = (typeof projections)[number];

export type ProjectionName = AnyProjection['name'];

export type Tables = {
  readonly [Of in AnyProjection as Of['name']]: Of extends Projection<string, infer Row> ? Row : never;
};
