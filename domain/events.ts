import { accountCodec, type AccountEvent } from './accounts/account.ts';
import { emailReservationCodec, type EmailReservationEvent } from './accounts/email-reservation.ts';
import { sessionCodec, type SessionEvent } from './accounts/session.ts';
import type { EventCodec } from './core/codec.ts';
import type { Recorded } from './core/journal.ts';
import { mockTestCodec, type MockTestEvent } from './mock-tests/mock-test-attempt.ts';
import { notificationsCodec, type NotificationsEvent } from './notifications/notifications.ts';
import { practiceMarksCodec, type PracticeMarksEvent } from './practice/practice-marks.ts';
import { questionAttemptCodec, type QuestionAttemptEvent } from './practice/question-attempt.ts';
import { questionCodec, type QuestionEvent } from './questions/question-bank.ts';
import { questionReportCodec, type QuestionReportEvent } from './questions/question-report.ts';
import { reviewCardCodec, type ReviewCardEvent } from './reviews/review-card.ts';
import { historyLookupCodec, type HistoryLookupEvent } from './support/history-lookup.ts';

/** Every event there is. */
export type AnyEvent =
  | AccountEvent
  | EmailReservationEvent
  | SessionEvent
  | MockTestEvent
  | QuestionAttemptEvent
  | PracticeMarksEvent
  | QuestionEvent
  | QuestionReportEvent
  | ReviewCardEvent
  | NotificationsEvent
  | HistoryLookupEvent;

export type RecordedEvent = Recorded<AnyEvent>;

/** One codec for each category of streams; no event type is in two of them. */
export const codecs: readonly EventCodec[] = [
  accountCodec,
  emailReservationCodec,
  sessionCodec,
  mockTestCodec,
  questionAttemptCodec,
  practiceMarksCodec,
  questionCodec,
  questionReportCodec,
  reviewCardCodec,
  notificationsCodec,
  historyLookupCodec,
];
