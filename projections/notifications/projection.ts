import { moneyInWords } from '#domain/commerce/money-arithmetic.ts';
import { calendarDay } from '#domain/core/words.ts';
import type { NotificationType } from '#domain/notifications/contract.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { column, type RowOf } from '../core/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/stream-id.ts';

const columns = {
  userId: column.text(),
  notificationId: column.text(),
  type: column.text<NotificationType>(),
  /** Of the event in the store. */
  position: column.text(),
  at: column.text(),
  isRead: column.boolean(),
  uid: column.text().orNull(),
  /** The attempt, or the sitting of a mock test, whose score was corrected. */
  attemptId: column.text().orNull(),
  sessionId: column.text().orNull(),
  /** Points as the specification writes them, `x/y`. */
  before: column.text().orNull(),
  after: column.text().orNull(),
  reason: column.text(),
};

/** What a user is told, one row for each event that is told of, by that event's id. */
type NotificationRow = RowOf<typeof columns>;

export const notifications = defineProjection({
  name: 'notifications',
  version: 7,
  columns,
  key: ['userId', 'notificationId'],
  indexes: [['userId', 'position'], { columns: ['userId'], where: 'not is_read' }],
  eventTypes: [
    'AnswerRescored',
    'MockTestQuestionRescored',
    'MockTestLateScoreRecorded',
    'CreditGivenBack',
    'SpeakingAllowanceUsed',
    'PaymentSucceeded',
    'PackageDelivered',
    'NotificationRead',
    'AllNotificationsRead',
  ],
  keysOf(event) {
    const { userId } = event.metadata;
    if (userId === undefined || isUnchanged(event)) return [];
    if (event.type === 'AllNotificationsRead') return [{ userId }];
    return [{ userId, notificationId: notificationIdOf(event) }];
  },
  fold(rows, event): readonly NotificationRow[] {
    switch (event.type) {
      case 'AnswerRescored':
        return [corrected(event, { attemptId: event.data.attemptId, sessionId: null })];
      case 'MockTestQuestionRescored':
        return [corrected(event, { attemptId: null, sessionId: streamId(event.stream) })];
      case 'MockTestLateScoreRecorded':
        return [lateScore(event)];
      case 'CreditGivenBack':
        return [givenBack(event)];
      case 'SpeakingAllowanceUsed':
        return [limitAlert(event)];
      case 'PaymentSucceeded':
        return [purchase(event, 'purchase_successful', `We have received ${moneyInWords(event.data.paid)}.`)];
      case 'PackageDelivered':
        return [delivered(event)];
      case 'NotificationRead':
      // A command that names a notification of another user, or none at all, finds no row and marks nothing.
      case 'AllNotificationsRead':
        return rows.filter(({ isRead }) => !isRead).map((row) => ({ ...row, isRead: true }));
    }
  },
});

type Correction = Extract<RecordedEvent, { readonly type: 'AnswerRescored' | 'MockTestQuestionRescored' }>;
type LateScore = Extract<RecordedEvent, { readonly type: 'MockTestLateScoreRecorded' }>;
type GivenBack = Extract<RecordedEvent, { readonly type: 'CreditGivenBack' }>;
type LimitAlert = Extract<RecordedEvent, { readonly type: 'SpeakingAllowanceUsed' }>;
type Paid = Extract<RecordedEvent, { readonly type: 'PaymentSucceeded' }>;
type Delivered = Extract<RecordedEvent, { readonly type: 'PackageDelivered' }>;
type Told = Paid | Delivered | Correction | LateScore | GivenBack | LimitAlert | Reading;
type AllRead = Extract<RecordedEvent, { readonly type: 'AllNotificationsRead' }>;
type Reading = Extract<RecordedEvent, { readonly type: 'NotificationRead' }>;

/** A key may be corrected and leave this score as it was: that is no news. */
function isUnchanged({ type, data }: Told | AllRead): boolean {
  if (type !== 'AnswerRescored' && type !== 'MockTestQuestionRescored') return false;
  const { score, previous } = data;
  return score.points === previous.points && score.maximum === previous.maximum;
}

function notificationIdOf(event: Told): string {
  return event.type === 'NotificationRead' ? event.data.notificationId : event.id;
}

const givenBackFor: { readonly [Cause in GivenBack['data']['cause']]: string } = {
  analysis_failed: 'Your answer could not be scored.',
  answer_missing: 'Your answer did not reach us.',
};

function givenBack(event: GivenBack): NotificationRow {
  return { ...ofAnswer(event), type: 'credit_given_back', reason: givenBackFor[event.data.cause] };
}

/** Specification, document 1, section 8: "speaking limit 25%, 50%, 75% and AI speaking limit reached". */
function limitAlert(event: LimitAlert): NotificationRow {
  const { percent } = event.data;
  const type = percent === 100 ? 'speaking_limit_reached' : (`speaking_limit_${percent}` as const);
  return { ...ofAnswer(event), type, reason: `You have used ${percent}% of your Ai speaking credits.` };
}

/** Specification, document 1, section 3: "subscribed", "bought add-on". */
function delivered(event: Delivered): NotificationRow {
  const { name, until } = event.data;
  return until === null
    ? purchase(event, 'bought_add_on', `You have ${name}.`)
    : purchase(event, 'subscribed', `${name}: access until ${calendarDay(until)}.`);
}

function purchase(
  { id, position, metadata }: Paid | Delivered,
  type: 'purchase_successful' | 'subscribed' | 'bought_add_on',
  reason: string,
): NotificationRow {
  return {
    userId: metadata.userId ?? '',
    notificationId: id,
    type,
    position,
    at: metadata.at,
    isRead: false,
    uid: null,
    attemptId: null,
    sessionId: null,
    before: null,
    after: null,
    reason,
  };
}

function ofAnswer({ id, position, metadata, data: { uid, attemptId } }: GivenBack | LimitAlert) {
  return {
    userId: metadata.userId ?? '',
    notificationId: id,
    position,
    at: metadata.at,
    isRead: false,
    uid,
    attemptId,
    sessionId: null,
    before: null,
    after: null,
  };
}

function corrected(
  { id, position, metadata, data }: Correction,
  of: Pick<NotificationRow, 'attemptId' | 'sessionId'>,
): NotificationRow {
  const { uid, score, previous, reason } = data;
  return {
    userId: metadata.userId ?? '',
    notificationId: id,
    type: 'score_corrected',
    position,
    at: metadata.at,
    isRead: false,
    uid,
    ...of,
    before: `${previous.points}/${previous.maximum}`,
    after: `${score.points}/${score.maximum}`,
    reason,
  };
}

/** The result was recorded without it, and has it now. */
function lateScore({ id, position, metadata, stream, data }: LateScore): NotificationRow {
  const { uid, score } = data;
  return {
    userId: metadata.userId ?? '',
    notificationId: id,
    type: 'late_score',
    position,
    at: metadata.at,
    isRead: false,
    uid,
    attemptId: null,
    sessionId: streamId(stream),
    before: null,
    after: `${score.points}/${score.maximum}`,
    reason: 'Your result was recorded without this score, and counts it now.',
  };
}
