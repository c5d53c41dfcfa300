import type { AccountRow } from './accounts/projection.ts';
import type { AttemptRow } from './attempts/projection.ts';
import type { MockTestRow } from './mock-tests/projection.ts';
import type { NotificationRow } from './notifications/projection.ts';
import type { ProgressRow } from './progress/projection.ts';
import type { QuestionReportRow } from './question-reports/projection.ts';
import type { QuestionRow } from './questions/projection.ts';
import type { ReportMessagesRow } from './report-messages/projection.ts';
import type { ReviewRow } from './reviews/projection.ts';
import type { StatisticsRow } from './statistics/projection.ts';
import type { UserStreamRow } from './user-streams/projection.ts';

/** The views of the schema `read_models`, by the names of their projections. */
export interface Tables {
  readonly accounts: AccountRow;
  readonly questions: QuestionRow;
  readonly progress: ProgressRow;
  readonly attempts: AttemptRow;
  readonly statistics: StatisticsRow;
  readonly reviews: ReviewRow;
  readonly notifications: NotificationRow;
  readonly question_reports: QuestionReportRow;
  readonly report_messages: ReportMessagesRow;
  readonly mock_tests: MockTestRow;
  readonly user_streams: UserStreamRow;
}

export type ProjectionName = keyof Tables;
