import { describe, expect, it } from 'vitest';
import { streams, type AnyEvent } from '#domain/streams.ts';
import { notificationsStream } from '#domain/notifications/notifications.ts';
import { practiceMarksId, practiceMarksStream } from '#domain/practice/practice-marks.ts';
import { questionReportStream } from '#domain/questions/question-report.ts';
import { reviewCardId, reviewCardStream } from '#domain/reviews/review-card.ts';
import { answerScored, score, userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { userStreams } from './projection.ts';

const verified: Example = { type: 'EmailVerified', data: {}, stream: `account-${userId}`, userId };
const position = (number: number) => String(number).padStart(20, '0');

describe('user streams', () => {
  it('has a row for each stream of a user, with the position of the first event', () => {
    expect(rowsAfter(userStreams, [verified, answerScored(score(1, 4), { attempt: 'a' }), verified])).toEqual(
      [
        { userId, stream: `account-${userId}`, firstPosition: position(1) },
        { userId, stream: 'question_attempt-a', firstPosition: position(2) },
      ],
    );
  });

  it('includes marks, reviews, notifications and reports, each with its stream', () => {
    const uid = 'RSA-0001';
    const names = {
      marks: practiceMarksStream.nameOf(practiceMarksId(userId, 'RSA')),
      notifications: notificationsStream.nameOf(userId),
      report: questionReportStream.nameOf('r1'),
      review: reviewCardStream.nameOf(reviewCardId(userId, uid)),
    };
    const events: Example[] = [
      { type: 'QuestionFavorited', data: { uid }, stream: names.marks, userId },
      { type: 'ReviewStopped', data: { uid }, stream: names.review, userId },
      {
        type: 'AllNotificationsRead',
        data: { readAt: '2026-01-01T00:00:00.000Z' },
        stream: names.notifications,
        userId,
      },
      {
        type: 'QuestionReportResolved',
        data: { reportId: 'r1', resolution: 'declined', note: '' },
        stream: names.report,
        userId,
      },
    ];
    const rows = rowsAfter(userStreams, events);
    expect(new Set(rows.map(({ stream }) => stream))).toEqual(new Set(Object.values(names)));
  });

  it('has two rows for a stream about two users', () => {
    const rows = rowsAfter(userStreams, [verified, { ...verified, userId: 'other' }]);
    expect(rows.map((row) => row['userId'])).toEqual([userId, 'other']);
  });

  it('leaves visitors out', () => {
    const visit = answerScored(score(1, 4), { person: { visitorId: 'visitor-1' } });
    expect(rowsAfter(userStreams, [visit])).toEqual([]);
  });

  it.each(streams.flatMap(({ types }) => types))('includes %s', (type) => {
    // The projection reads only the metadata.
    const example = { type, data: {}, stream: 'some-stream', userId } as unknown as AnyEvent & Example;
    expect(rowsAfter(userStreams, [example])).toHaveLength(1);
  });

  it('ignores a repeated batch', () => {
    const all = [verified, answerScored(score(1, 4)), verified];
    expect(rowsAfterTwice(userStreams, all)).toEqual(rowsAfter(userStreams, all));
    expect(rowsAfterEach(userStreams, all)).toEqual(rowsAfter(userStreams, all));
  });
});
