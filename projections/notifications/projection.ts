import type { RecordedEvent } from '#domain/events.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/stream-id.ts';

/** The id of the row that says up to where a user has read everything. No notification bears it. */
export const allRead = '';

/**
 * What a user is told, one row for each event that is told of, by that event's id. One more row of a user, `all_read`,
 * marks the place in the order of events up to which all was read: an event changes one row, so queries compare the
 * others with it.
 */
export interface NotificationRow {
  readonly userId: string;
  readonly notificationId: string;
  readonly type: 'score_corrected' | 'all_read';
  /** Of the event in the store. */
  readonly position: string;
  readonly at: string;
  /** Was read by itself. */
  readonly isRead: boolean;
  readonly uid: string | null;
  /** The attempt, or the sitting of a mock test, whose score was corrected. */
  readonly attemptId: string | null;
  readonly sessionId: string | null;
  /** Points as the specification writes them, `x/y`. */
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
}

const handled = [
  'AnswerRescored',
  'MockTestQuestionRescored',
  'NotificationRead',
  'AllNotificationsRead',
] as const;
type Handled = (typeof handled)[number];
type EventOf<Type extends Handled> = Extract<RecordedEvent, { readonly type: Type }>;

const aboutNothing = {
  uid: null,
  attemptId: null,
  sessionId: null,
  before: null,
  after: null,
  reason: null,
};

export const notifications = defineProjection<'notifications', NotificationRow, Handled>({
  name: 'notifications',
  version: 1,
  columns: {
    userId: 'text',
    notificationId: 'text',
    type: 'text',
    position: 'text',
    at: 'text',
    isRead: 'boolean',
    uid: 'text null',
    attemptId: 'text null',
    sessionId: 'text null',
    before: 'text null',
    after: 'text null',
    reason: 'text null',
  },
  key: ['userId', 'notificationId'],
  indexes: [['userId', 'position']],
  eventTypes: handled,
  keyOf(event) {
    const { userId } = event.metadata;
    return userId === undefined ? undefined : [userId, notificationIdOf(event)];
  },
  fold(row, event) {
    switch (event.type) {
      case 'AnswerRescored':
        return row ?? corrected(event, { attemptId: event.data.attemptId, sessionId: null });
      case 'MockTestQuestionRescored':
        return row ?? corrected(event, { attemptId: null, sessionId: streamId(event.stream) });
      case 'NotificationRead':
        // Whoever names a notification that is not theirs, or none at all, marks nothing.
        return row && { ...row, isRead: true };
      case 'AllNotificationsRead':
        return {
          userId: event.metadata.userId ?? '',
          notificationId: allRead,
          type: 'all_read',
          position: event.position,
          at: event.data.readAt,
          isRead: true,
          ...aboutNothing,
        };
    }
  },
});

function notificationIdOf(event: EventOf<Handled>): string {
  switch (event.type) {
    case 'NotificationRead':
      return event.data.notificationId;
    case 'AllNotificationsRead':
      return allRead;
    default:
      return event.id;
  }
}

function corrected(
  { id, position, metadata, data }: EventOf<'AnswerRescored' | 'MockTestQuestionRescored'>,
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
    reason,
    before: `${previous.points}/${previous.maximum}`,
    after: `${score.points}/${score.maximum}`,
  };
}
