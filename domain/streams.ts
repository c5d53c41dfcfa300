import { accountStream } from './accounts/account.ts';
import { emailClaimStream } from './accounts/email-claim.ts';
import { emailReservationStream } from './accounts/email-reservation.ts';
import { preferencesStream } from './accounts/preferences.ts';
import { sessionStream } from './accounts/session.ts';
import { UnreadableEvent, type EventCodec } from './core/codec.ts';
import type { Recorded } from './core/journal.ts';
import { categoryOf, type AnyStream, type Stream } from './core/stream.ts';
import { mockTestStream } from './mock-tests/mock-test-attempt.ts';
import { notificationsStream } from './notifications/notifications.ts';
import { practiceMarksStream } from './practice/practice-marks.ts';
import { questionAttemptStream } from './practice/question-attempt.ts';
import { questionStream } from './questions/question.ts';
import { questionReportStream } from './questions/question-report.ts';
import { reviewCardStream } from './reviews/review-card.ts';
import { historyLookupStream } from './support/history-lookup.ts';

/** Every stream there is; adding one here is what makes its events readable, projected and replayed. */
const all = [
  accountStream,
  preferencesStream,
  emailClaimStream,
  emailReservationStream,
  sessionStream,
  mockTestStream,
  questionAttemptStream,
  practiceMarksStream,
  questionStream,
  questionReportStream,
  reviewCardStream,
  notificationsStream,
  historyLookupStream,
] as const;

type EventIn<Of> = Of extends Stream<infer _State, infer Event> ? Event : never;

/** Every event there is. */
export type AnyEvent = EventIn<(typeof all)[number]>;
export type RecordedEvent = Recorded<AnyEvent>;

export const streams: readonly AnyStream[] = all;

/** The stream of a name such as `account-<userId>`; none where its category is unknown. */
export function streamNamed(name: string): AnyStream | undefined {
  const category = categoryOf(name);
  return streams.find((stream) => stream.category === category);
}

/** What reads events of a type. @throws UnreadableEvent for a type that no stream has */
export function codecOf(type: string): EventCodec {
  const codec = streams.find(({ types }) => types.includes(type));
  if (!codec) throw new UnreadableEvent(`there is no event type ${type}`);
  return codec;
}
