import { describe, expect, it } from 'vitest';
import { answerRescored, attemptId, score, sessionId, userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { notifications } from './projection.ts';

const id = (place: number) => `00000000-0000-4000-8000-${String(place - 1).padStart(12, '0')}`;
const position = (place: number) => String(place).padStart(20, '0');
const at = '2026-02-01T12:00:00.000Z';

const corrected = answerRescored(score(1, 4), score(3, 4));
const inTest: Example = {
  type: 'MockTestQuestionRescored',
  data: {
    uid: 'RSA-0001',
    revision: 2,
    score: score(1, 1),
    reason: 'The key was wrong',
    previous: {
      points: 0,
      maximum: 1,
      successful: false,
    },
    points: 4,
    maximum: 5,
  },
  stream: `mock_test_attempt-${sessionId}`,
  userId,
  at,
};
const read = (notificationId: string, of = userId): Example => ({
  type: 'NotificationRead',
  data: { notificationId },
  stream: `notifications-${of}`,
  userId: of,
});
const allRead: Example = {
  type: 'AllNotificationsRead',
  data: { readAt: at },
  stream: `notifications-${userId}`,
  userId,
};

const row = {
  userId,
  notificationId: id(1),
  type: 'score_corrected',
  position: position(1),
  at,
  isRead: false,
  uid: 'RRP-0003',
  attemptId,
  sessionId: null,
  before: '1/4',
  after: '3/4',
  reason: 'The key was wrong',
  title: null,
  href: null,
  details: null,
};

const other = { before: null, after: null, reason: null };

describe('notifications', () => {
  it('report a returned credit', () => {
    const back: Example = {
      type: 'CreditReturned',
      data: { kind: 'writing', attemptId, uid: 'WSC-0001', cause: 'analysis_failed' },
      stream: `credit_ledger-${userId}`,
      userId,
      at,
    };
    const details = { cause: 'analysis_failed' };
    const told = { ...row, ...other, type: 'credit_given_back', uid: 'WSC-0001', details };
    expect(rowsAfterTwice(notifications, [back])).toEqual([told]);
    expect(rowsAfterTwice(notifications, [back, read(id(1))])).toEqual([{ ...told, isRead: true }]);
  });

  it('report a score after the result of its test', () => {
    const late: Example = {
      ...inTest,
      type: 'MockTestLateScoreRecorded',
      data: { uid: 'WSC-0001', score: score(6, 8), points: 10, maximum: 13 },
    };
    expect(rowsAfterTwice(notifications, [late])).toEqual([
      {
        ...row,
        type: 'late_score',
        uid: 'WSC-0001',
        attemptId: null,
        sessionId,
        before: null,
        after: '6/8',
        reason: null,
      },
    ]);
  });

  it('report a result, granted access and credits, and a returned test credit, once each', () => {
    const nothing = { ...other, uid: null, attemptId: null };
    const ofTest = { stream: `mock_test_attempt-${sessionId}`, userId, at };
    const ofCredits = { stream: `credit_ledger-${userId}`, userId, at };
    const ofAccount = { stream: `account-${userId}`, userId, at };
    const data = { mockTestId: 'full_core', results: [], points: 16, maximum: 113 };
    const granted = (cause: 'admin' | 'welcome', credits = 10): Example => ({
      type: 'CreditsGranted',
      data: { kind: 'speaking', credits, cause },
      ...ofCredits,
    });
    const paid = (paidExpiryTime: string): Example => ({
      type: 'PaidTimeGranted',
      data: { paidExpiryTime, reason: 'A gift' },
      ...ofAccount,
    });
    for (const [event, told] of [
      [
        { type: 'MockTestResultRecorded', data, ...ofTest },
        {
          type: 'result_ready',
          sessionId,
          after: '16/113',
          reason: null,
        },
      ],
      [
        paid('2027-05-04T00:00:00.000Z'),
        { type: 'access_granted', details: { until: '2027-05-04T00:00:00.000Z' } },
      ],
      [granted('admin'), { type: 'credits_granted', details: { reward: { kind: 'speaking', credits: 10 } } }],
      [
        {
          type: 'TestCreditReturned',
          data: { kind: 'full_test', sessionId, mockTestId: 'full_core', cause: 'our_fault' },
          ...ofCredits,
        },
        { type: 'test_credit_given_back', details: { reward: { kind: 'full_test', credits: 1 } } },
      ],
    ] as const)
      expect(rowsAfterTwice(notifications, [event])).toEqual([{ ...row, ...nothing, ...told }]);
    const none = [granted('welcome'), granted('admin', 0), paid('2026-01-31T00:00:00.000Z')];
    expect(rowsAfter(notifications, none)).toEqual([]);
  });

  it('report a second score only if the student asked for it', () => {
    const second = (isNoticeRequested: boolean): Example => ({
      ...inTest,
      type: 'MockTestAnswerScoredAgain',
      data: {
        uid: 'WSC-0001',
        score: score(6, 8),
        first: { points: 4, maximum: 8, successful: false, scorer: 'writing', scorerVersion: 3 },
        rolloutId: 'r1',
        isNoticeRequested,
      },
    });
    const told = {
      ...row,
      type: 'second_score',
      uid: 'WSC-0001',
      attemptId: null,
      sessionId,
      before: '4/8',
      after: '6/8',
      reason: null,
    };
    expect(rowsAfterTwice(notifications, [second(true)])).toEqual([told]);
    expect(rowsAfterTwice(notifications, [second(false)])).toEqual([]);
  });

  it.each<[25 | 75 | 100, string]>([
    [25, 'speaking_limit_25'],
    [75, 'speaking_limit_75'],
    [100, 'speaking_limit_reached'],
  ])('report %d percent of the speaking credits', (percent, type) => {
    const used: Example = {
      type: 'SpeakingAllowanceUsed',
      data: { percent, attemptId, uid: 'SRA-0001' },
      stream: `credit_ledger-${userId}`,
      userId,
      at,
    };
    const told = { ...row, ...other, type, uid: 'SRA-0001' };
    expect(rowsAfterTwice(notifications, [used])).toEqual([told]);
  });

  it('report a purchase and its grants', () => {
    const of = { stream: 'cart-c1', userId, at };
    const paid = { amount: 6435, currency: 'USD' } as const;
    const succeeded: Example = { type: 'PaymentSucceeded', data: { paymentId: 'pi_1', paid }, ...of };
    const nothing = { ...other, uid: null, attemptId: null };
    expect(rowsAfterTwice(notifications, [succeeded])).toEqual([
      { ...row, ...nothing, type: 'purchase_successful', details: { paid } },
    ]);
    const gave = (
      until: string | null,
      packageId: 'package_silver' | 'package_full_mock' = 'package_silver',
    ): Example => ({
      type: 'PackageDelivered',
      data: {
        paid,
        packageId,
        name: 'Silver',
        quantity: 1,
        days: 30,
        until,
        receiptNumber: '2026-000001',
      },
      ...of,
    });
    const until = '2027-05-04T00:00:00.000Z';
    expect(rowsAfter(notifications, [gave(until)])).toEqual([
      { ...row, ...nothing, type: 'subscribed', details: { bought: { name: 'Silver', until } } },
    ]);
    expect(rowsAfter(notifications, [gave(null)])).toEqual([
      { ...row, ...nothing, type: 'bought_add_on', details: { bought: { name: 'Silver', until: null } } },
    ]);
    expect(rowsAfter(notifications, [gave(null, 'package_full_mock')])).toMatchObject([
      { type: 'purchase_successful_thanks' },
    ]);
  });

  it('report the reward for a survey, RewardGranted', () => {
    const granted: Example = {
      type: 'RewardGranted',
      data: { cause: 'survey_completed', causeId: 'winter', kind: 'full_test', credits: 1 },
      stream: `credit_ledger-${userId}`,
      userId,
      at,
    };
    const nothing = { ...other, uid: null, attemptId: null };
    const details = { reward: { kind: 'full_test', credits: 1 } };
    expect(rowsAfterTwice(notifications, [granted])).toEqual([
      { ...row, ...nothing, type: 'survey_completed', details },
    ]);
  });

  it('report the arrival of a friend to the referrer, ReferralJoined', () => {
    const joined: Example = {
      type: 'ReferralJoined',
      data: { referrerId: userId, joinedUserId: 'bob' },
      stream: 'referral-bob',
      userId,
      at,
    };
    expect(rowsAfterTwice(notifications, [joined])).toMatchObject([{ userId, type: 'new_referral' }]);
  });

  it('show a group announcement to its users, Announced, and mark it as read', () => {
    const data = {
      announcementId: 'survey/winter',
      type: 'complete_survey',
      title: 'How do you practise?',
      text: 'It takes two minutes.',
      href: '/survey?id=winter',
    } as const;
    const announced: Example = { type: 'Announced', data, stream: `notifications-${userId}`, userId, at };
    const { type, title, text: reason, href } = data;
    const nothing = { uid: null, attemptId: null, before: null, after: null };
    expect(rowsAfterTwice(notifications, [announced, read(id(1))])).toEqual([
      { ...row, ...nothing, type, title, reason, href, isRead: true },
    ]);
  });

  it('report ConversationAnswered to a user without the text, and to no visitor', () => {
    const answered: Example = {
      type: 'ConversationAnswered',
      data: { reply: 'On Monday.' },
      stream: 'contact_message-c1',
      userId,
      at,
    };
    const rows = rowsAfter(notifications, [answered]);
    expect(rows).toMatchObject([{ userId, type: 'team_answered', isRead: false, uid: null }]);
    expect(JSON.stringify(rows)).not.toContain('Monday');
    const { userId: _userId, ...rest } = answered;
    expect(rowsAfter(notifications, [{ ...rest, visitorId: 'v1' }])).toEqual([]);
  });

  it('report AnswerRescored', () => {
    expect(rowsAfter(notifications, [corrected])).toEqual([row]);
  });

  it('report MockTestQuestionRescored', () => {
    expect(rowsAfter(notifications, [inTest])).toEqual([
      { ...row, uid: 'RSA-0001', attemptId: null, sessionId, before: '0/1', after: '1/1' },
    ]);
  });

  it('report each rescoring of an answer', () => {
    const again = answerRescored(score(3, 4), score(4, 4), { revision: 3 });
    const rows = rowsAfter(notifications, [corrected, again]);
    expect(rows.map(({ before, after }) => [before, after])).toEqual([
      ['1/4', '3/4'],
      ['3/4', '4/4'],
    ]);
  });

  it('report a changed maximum, and nothing without changed points', () => {
    const unchanged = answerRescored(score(0, 1), score(0, 1));
    const unchangedInTest: Example = {
      ...inTest,
      data: { ...inTest.data, previous: { points: 1, maximum: 1, successful: true } },
    };
    const fewerPoints = answerRescored(score(1, 4), score(1, 3));
    const rows = rowsAfter(notifications, [unchanged, unchangedInTest, fewerPoints]);
    expect(rows.map(({ before, after }) => [before, after])).toEqual([['1/4', '1/3']]);
  });

  it('report nothing to visitors', () => {
    const person = { visitorId: 'visitor-1' };
    expect(rowsAfter(notifications, [answerRescored(score(1, 4), score(3, 4), { person })])).toEqual([]);
  });

  it('are marked as read by NotificationRead', () => {
    expect(rowsAfter(notifications, [corrected, read(id(1))])).toEqual([{ ...row, isRead: true }]);
  });

  it('ignore ids that are unknown or belong to another user', () => {
    const others = [read(id(1), 'another-user'), read('made-up'), read('')];
    expect(rowsAfter(notifications, [corrected, ...others])).toEqual([row]);
  });

  it('of a user are all read by AllNotificationsRead, except later ones', () => {
    const others = answerRescored(score(1, 4), score(3, 4), { person: { userId: 'another-user' } });
    const rows = rowsAfter(notifications, [corrected, others, inTest, allRead, corrected]);
    expect(rows.map((one) => [one['userId'], one['notificationId'], one['isRead']])).toEqual([
      [userId, id(1), true],
      ['another-user', id(2), false],
      [userId, id(3), true],
      [userId, id(5), false],
    ]);
    expect(rowsAfter(notifications, [allRead, allRead])).toEqual([]);
  });

  it('ignore a repeated batch', () => {
    const all = [corrected, inTest, read(id(1)), allRead, corrected, allRead];
    expect(rowsAfterTwice(notifications, all)).toEqual(rowsAfter(notifications, all));
    expect(rowsAfterEach(notifications, all)).toEqual(rowsAfter(notifications, all));
  });
});
