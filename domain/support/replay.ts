import { accountDecider } from '../accounts/account.ts';
import { emailReservationDecider } from '../accounts/email-reservation.ts';
import { sessionDecider } from '../accounts/session.ts';
import { UnreadableEvent, type EventCodec } from '../core/codec.ts';
import { fold } from '../core/decider.ts';
import type { DomainEvent } from '../core/event.ts';
import type { JsonObject } from '../core/json.ts';
import { codecs } from '../events.ts';
import { mockTestDecider } from '../mock-tests/mock-test-attempt.ts';
import { notificationsDecider } from '../notifications/notifications.ts';
import { practiceMarksDecider } from '../practice/practice-marks.ts';
import { questionAttemptDecider } from '../practice/question-attempt.ts';
import { questionDecider } from '../questions/question-bank.ts';
import { questionReportDecider } from '../questions/question-report.ts';
import { reviewCardDecider } from '../reviews/review-card.ts';
import { historyLookupDecider } from './history-lookup.ts';

/** The part of a decider that replays; seen without its types, since the category says which one it is. */
interface Fold {
  readonly initial: unknown;
  evolve(state: unknown, event: DomainEvent): unknown;
}

/** The category of a stream says which decider's state and events these are. */
function replayedBy(decider: {
  readonly initial: unknown;
  evolve(state: never, event: never): unknown;
}): Fold {
  return decider;
}

/** What each category of streams is, in a word for a heading, and the decider that its commands run through. */
const categories: { readonly [category: string]: { readonly subject: string; readonly decider: Fold } } = {
  account: { subject: 'Account', decider: replayedBy(accountDecider) },
  email: { subject: 'E-mail address', decider: replayedBy(emailReservationDecider) },
  session: { subject: 'Session', decider: replayedBy(sessionDecider) },
  mock_test_attempt: { subject: 'Test', decider: replayedBy(mockTestDecider) },
  question_attempt: { subject: 'Practice answer', decider: replayedBy(questionAttemptDecider) },
  question: { subject: 'Question', decider: replayedBy(questionDecider) },
  practice_marks: { subject: 'Marks', decider: replayedBy(practiceMarksDecider) },
  question_report: { subject: 'Report', decider: replayedBy(questionReportDecider) },
  review_card: { subject: 'Review', decider: replayedBy(reviewCardDecider) },
  notifications: { subject: 'Notifications', decider: replayedBy(notificationsDecider) },
  history_lookup: { subject: 'History look-up', decider: replayedBy(historyLookupDecider) },
};

/** `mock_test_attempt` for the stream `mock_test_attempt-<id>`. */
export function categoryOf(stream: string): string {
  const end = stream.indexOf('-');
  return end < 0 ? stream : stream.slice(0, end);
}

/** What a stream is about, for a heading; the category itself where there is no word for it. */
export function subjectOf(stream: string): string {
  const category = categoryOf(stream);
  return Object.hasOwn(categories, category) ? (categories[category]?.subject ?? category) : category;
}

/** The codec that can read events of a type. @throws UnreadableEvent */
export function codecOf(type: string): EventCodec {
  const codec = codecs.find((candidate) => candidate.types.includes(type));
  if (!codec) throw new UnreadableEvent(`there is no event type ${type}`);
  return codec;
}

/** An event as the history shows it: data in its present version, secrets redacted. */
export interface ReplayableEvent {
  readonly stream: string;
  readonly type: string;
  readonly data: { readonly [field: string]: unknown };
}

/**
 * The state of one stream after these of its events, oldest first: rebuilt by the same `evolve` that decided
 * its commands, so what support sees is what the rules saw.
 * @throws UnreadableEvent for an event that does not fit its schema, RangeError for a category without rules.
 */
export function stateAfter(stream: string, events: readonly ReplayableEvent[]): JsonObject {
  const category = categoryOf(stream);
  const replayed = Object.hasOwn(categories, category) ? categories[category] : undefined;
  if (!replayed) throw new RangeError(`nothing replays ${category}`);
  const decoded = events.map(({ type, data }) => {
    const codec = codecOf(type);
    return codec.decode(type, codec.versionOf(type), data as JsonObject);
  });
  return fold(replayed.decider, decoded) as JsonObject;
}
