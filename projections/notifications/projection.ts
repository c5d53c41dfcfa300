import type { Money } from '#domain/commerce/prices/money.ts';
import type { PackageId } from '#domain/commerce/packages/package-id.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { CreditKind } from '#domain/credits/credit-kinds.ts';
import type { NotificationType } from '#domain/notifications/contract.ts';
import type { RewardCause } from '#domain/rewards/reward-cause.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

type Details =
  | { readonly cause: CreditReturned['data']['cause'] }
  | { readonly paid: Money }
  | { readonly bought: { readonly name: string; readonly until: Instant | null } }
  | { readonly until: Instant }
  | { readonly reward: { readonly kind: CreditKind; readonly credits: number } };

const columns = {
  userId: column.text(),
  notificationId: column.text(),
  type: column.text<NotificationType>(),
  position: column.text(),
  at: column.text(),
  isRead: column.boolean(),
  uid: column.text().orNull(),
  /** The corrected attempt, or the sitting of a mock test. */
  attemptId: column.text().orNull(),
  sessionId: column.text().orNull(),
  before: column.text().orNull(),
  after: column.text().orNull(),
  reason: column.text().orNull(),
  title: column.text().orNull(),
  href: column.text().orNull(),
  details: column.json<Details>().orNull(),
};

/** One row per event with a notification, by the event's id. */
type NotificationRow = RowOf<typeof columns>;

export const notifications = defineProjection({
  name: 'notifications',
  version: 11,
  columns,
  key: ['userId', 'notificationId'],
  indexes: [['userId', 'position'], { columns: ['userId'], where: 'not is_read' }],
  eventTypes: [
    'AnswerRescored',
    'MockTestQuestionRescored',
    'MockTestLateScoreRecorded',
    'MockTestResultRecorded',
    'PaidTimeGranted',
    'CreditsGranted',
    'AnswerScoredAgain',
    'MockTestAnswerScoredAgain',
    'CreditReturned',
    'TestCreditReturned',
    'SpeakingAllowanceUsed',
    'PaymentSucceeded',
    'PackageDelivered',
    'RewardGranted',
    'ReferralJoined',
    'Announced',
    'ConversationAnswered',
    'NotificationRead',
    'AllNotificationsRead',
  ],
  keysOf(event) {
    const { userId } = event.metadata;
    if (userId === undefined || isSilent(event) || isNoGift(event)) return [];
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
      case 'MockTestResultRecorded':
        return [resultReady(event)];
      case 'PaidTimeGranted': {
        const details = { until: event.data.paidExpiryTime };
        return [{ ...ofNothing(event), type: 'access_granted', details }];
      }
      case 'CreditsGranted': {
        const { kind, credits } = event.data;
        return [{ ...ofNothing(event), type: 'credits_granted', details: { reward: { kind, credits } } }];
      }
      case 'AnswerScoredAgain':
        return [secondScore(event, { attemptId: event.data.attemptId, sessionId: null })];
      case 'MockTestAnswerScoredAgain':
        return [secondScore(event, { attemptId: null, sessionId: streamId(event.stream) })];
      case 'CreditReturned':
        return [givenBack(event)];
      case 'TestCreditReturned': {
        const details = { reward: { kind: event.data.kind, credits: 1 } };
        return [{ ...ofNothing(event), type: 'test_credit_given_back', details }];
      }
      case 'SpeakingAllowanceUsed':
        return [limitAlert(event)];
      case 'PaymentSucceeded':
        return [purchase(event, 'purchase_successful', { paid: event.data.paid })];
      case 'PackageDelivered':
        return [delivered(event)];
      case 'RewardGranted':
        return [reward(event)];
      case 'ReferralJoined':
        return [newReferral(event)];
      case 'Announced':
        return [announced(event)];
      case 'ConversationAnswered':
        return [{ ...ofNothing(event), type: 'team_answered' }];
      case 'NotificationRead':
      // A command for another user's or an unknown notification finds no row.
      case 'AllNotificationsRead':
        return rows.filter(({ isRead }) => !isRead).map((row) => ({ ...row, isRead: true }));
    }
  },
});

type Correction = Extract<RecordedEvent, { readonly type: 'AnswerRescored' | 'MockTestQuestionRescored' }>;
type LateScore = Extract<RecordedEvent, { readonly type: 'MockTestLateScoreRecorded' }>;
type ResultRecorded = Extract<RecordedEvent, { readonly type: 'MockTestResultRecorded' }>;
type Gift = Extract<RecordedEvent, { readonly type: 'PaidTimeGranted' | 'CreditsGranted' }>;
type TestCreditReturned = Extract<RecordedEvent, { readonly type: 'TestCreditReturned' }>;
type Second = Extract<RecordedEvent, { readonly type: 'AnswerScoredAgain' | 'MockTestAnswerScoredAgain' }>;
type CreditReturned = Extract<RecordedEvent, { readonly type: 'CreditReturned' }>;
type LimitAlert = Extract<RecordedEvent, { readonly type: 'SpeakingAllowanceUsed' }>;
type Paid = Extract<RecordedEvent, { readonly type: 'PaymentSucceeded' }>;
type Delivered = Extract<RecordedEvent, { readonly type: 'PackageDelivered' }>;
type Rewarded = Extract<RecordedEvent, { readonly type: 'RewardGranted' }>;
type Joined = Extract<RecordedEvent, { readonly type: 'ReferralJoined' }>;
type Announced = Extract<RecordedEvent, { readonly type: 'Announced' }>;
type Answered = Extract<RecordedEvent, { readonly type: 'ConversationAnswered' }>;
type Told =
  | Answered
  | Rewarded
  | Joined
  | Announced
  | Paid
  | Delivered
  | Correction
  | LateScore
  | ResultRecorded
  | Gift
  | TestCreditReturned
  | Second
  | CreditReturned
  | LimitAlert
  | Reading;
type AllRead = Extract<RecordedEvent, { readonly type: 'AllNotificationsRead' }>;
type Reading = Extract<RecordedEvent, { readonly type: 'NotificationRead' }>;

/** Unchanged scores after a corrected key, and unrequested second scores, are silent. */
function isSilent({ type, data }: Told | AllRead): boolean {
  if (type === 'AnswerScoredAgain' || type === 'MockTestAnswerScoredAgain') return !data.isNoticeRequested;
  if (type !== 'AnswerRescored' && type !== 'MockTestQuestionRescored') return false;
  const { score, previous } = data;
  return score.points === previous.points && score.maximum === previous.maximum;
}

function isNoGift({ type, data, metadata }: Told | AllRead): boolean {
  if (type === 'CreditsGranted') return data.cause === 'welcome' || data.credits === 0;
  return type === 'PaidTimeGranted' && data.paidExpiryTime <= metadata.at;
}

function notificationIdOf(event: Told): string {
  return event.type === 'NotificationRead' ? event.data.notificationId : event.id;
}

function givenBack(event: CreditReturned): NotificationRow {
  return { ...ofAnswer(event), type: 'credit_given_back', details: { cause: event.data.cause } };
}

/** Specification, document 1, section 8: "speaking limit 25%, 50%, 75% and AI speaking limit reached". */
function limitAlert(event: LimitAlert): NotificationRow {
  const { percent } = event.data;
  const type = percent === 100 ? 'speaking_limit_reached' : (`speaking_limit_${percent}` as const);
  return { ...ofAnswer(event), type };
}

/** Packages with tests but no time, whose thank-you leads to the tests. */
const testPackages: readonly PackageId[] = [
  'package_full_mock',
  'package_sect_mock',
  'full_mock_test_upsell',
];

/** Specification, document 1, section 3: "subscribed", "bought add-on"; section 8: "purchase successful thanks (to mock tests)". */
function delivered(event: Delivered): NotificationRow {
  const { name, until, packageId } = event.data;
  const details = { bought: { name, until } };
  if (until !== null) return purchase(event, 'subscribed', details);
  const type = testPackages.includes(packageId) ? 'purchase_successful_thanks' : 'bought_add_on';
  return purchase(event, type, details);
}

const rewardTypes = {
  survey_completed: 'survey_completed',
  review_approved: 'review_rewarded',
  referral_joined: 'referral_joined',
  referral_claimed: 'referral_rewarded',
} as const satisfies Record<RewardCause, NotificationType>;

/** Specification, document 1, section 8: "survey completed (1 full mock test credit, to mock tests)". */
function reward(event: Rewarded): NotificationRow {
  const { cause, kind, credits } = event.data;
  return { ...ofNothing(event), type: rewardTypes[cause], details: { reward: { kind, credits } } };
}

/** Specification, document 1, sections 3 and 8: "new referral (to rewards)". The event belongs to the referrer. */
function newReferral(event: Joined): NotificationRow {
  return { ...ofNothing(event), type: 'new_referral' };
}

function announced(event: Announced): NotificationRow {
  const { type, title, text, href } = event.data;
  return { ...ofNothing(event), type, reason: text, title, href };
}

const purchase = (
  event: Paid | Delivered,
  type: 'purchase_successful' | 'purchase_successful_thanks' | 'subscribed' | 'bought_add_on',
  details: Details,
): NotificationRow => ({ ...ofNothing(event), type, details });

/** Without an answer or a test. */
function ofNothing({ id, position, metadata }: Told) {
  return {
    userId: metadata.userId ?? '',
    notificationId: id,
    position,
    at: metadata.at,
    isRead: false,
    uid: null,
    attemptId: null,
    sessionId: null,
    before: null,
    after: null,
    // Clients have the texts of most types.
    reason: null,
    title: null,
    href: null,
    details: null,
  };
}

function ofAnswer(event: CreditReturned | LimitAlert) {
  const { uid, attemptId } = event.data;
  return { ...ofNothing(event), uid, attemptId };
}

type Points = Pick<Correction['data']['score'], 'points' | 'maximum'>;

const pointsText = ({ points, maximum }: Points) => `${points}/${maximum}`;

function corrected(event: Correction, of: Pick<NotificationRow, 'attemptId' | 'sessionId'>): NotificationRow {
  const { uid, score, previous, reason } = event.data;
  return {
    ...ofNothing(event),
    ...of,
    type: 'score_corrected',
    uid,
    before: pointsText(previous),
    after: pointsText(score),
    reason,
  };
}

/** The score arrived after the result. */
function lateScore(event: LateScore): NotificationRow {
  const { uid, score } = event.data;
  return {
    ...ofNothing(event),
    type: 'late_score',
    uid,
    sessionId: streamId(event.stream),
    after: pointsText(score),
  };
}

function resultReady(event: ResultRecorded): NotificationRow {
  return {
    ...ofNothing(event),
    type: 'result_ready',
    sessionId: streamId(event.stream),
    after: pointsText(event.data),
  };
}

/** Requested by the student. */
function secondScore(event: Second, of: Pick<NotificationRow, 'attemptId' | 'sessionId'>): NotificationRow {
  const { uid, score, first } = event.data;
  return {
    ...ofNothing(event),
    ...of,
    type: 'second_score',
    uid,
    before: pointsText(first),
    after: pointsText(score),
  };
}
