import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountStream, type AccountEvent } from '#domain/accounts/account.ts';
import { notificationsStream } from '#domain/notifications/notifications.ts';
import { practiceMarksId, practiceMarksStream } from '#domain/practice/practice-marks.ts';
import { questionReportStream } from '#domain/questions/question-report.ts';
import { reviewCardId, reviewCardStream } from '#domain/reviews/review-card.ts';
import { adminUserSchema } from '#domain/accounts/admin-contract.ts';
import { foldUpTo, openTestReadModels, type TestReadModels } from '#infra/testing/projections.ts';
import { listAccounts } from './accounts/queries.ts';
import type { ListQuery } from '#domain/core/admin-resource.ts';
import { answerRescored, answerScored, answerSubmitted, score } from './core/testing/examples.ts';
import type { Example } from './core/testing/recorded.ts';
import { projections } from './projections.ts';
import { selectTypeStatistics } from './statistics/queries.ts';
import { listUserStreams } from './user-streams/queries.ts';

let harness: TestReadModels;
let userIds: string[] = [];

const page = (request: Partial<ListQuery> = {}): ListQuery => ({
  sort: { field: 'id', order: 'ASC' },
  range: [0, 24],
  filter: {},
  ...request,
});

interface Answer {
  readonly attempt: string;
  readonly uid: string;
  readonly person: { readonly userId: string } | { readonly visitorId: string };
}

async function answer(points: number, of: Answer) {
  await harness.record(answerSubmitted(of));
  await harness.record(answerScored(score(points, 4), { ...of, secondsUsed: 10.5 }));
}

async function markReviewReportAndRead(userId: string) {
  const uid = 'RSA-0001';
  const all: Example[] = [
    {
      type: 'QuestionFavorited',
      data: { uid },
      stream: practiceMarksStream.nameOf(practiceMarksId(userId, 'RSA')),
    },
    { type: 'ReviewStopped', data: { uid }, stream: reviewCardStream.nameOf(reviewCardId(userId, uid)) },
    {
      type: 'QuestionReported',
      data: { reportId: 'r1', uid, revision: 1, reason: 'audio', message: 'It crackles.' },
      stream: questionReportStream.nameOf('r1'),
    },
    {
      type: 'AllNotificationsRead',
      data: { readAt: new Date().toISOString() },
      stream: notificationsStream.nameOf(userId),
    },
  ];
  let last = '';
  for (const event of all) last = await harness.record({ ...event, userId });
  return last;
}

beforeAll(async () => {
  harness = await openTestReadModels();
  const emails = ['ann@example.com', 'bob_x@example.com', 'cleo@example.com'];
  userIds = [];
  for (const email of emails) userIds.push((await harness.register(email)).userId);
  const [ann = '', bob = ''] = userIds;
  const change = (userId: string, event: AccountEvent) =>
    harness.append(accountStream, accountStream.nameOf(userId), [event], { userId });
  await change(ann, { type: 'EmailVerified', data: {} });
  await change(bob, { type: 'UserBlocked', data: { reason: 'asked for by email' } });
  await answer(3, { attempt: 'a1', uid: 'RRP-0001', person: { userId: ann } });
  await answer(1, { attempt: 'a2', uid: 'RRP-0001', person: { userId: ann } });
  await answer(4, { attempt: 'a3', uid: 'RSA-0001', person: { userId: ann } });
  await answer(2, { attempt: 'a4', uid: 'RSA-0001', person: { visitorId: 'visitor-1' } });
  const corrected = { attempt: 'a1', uid: 'RRP-0001', person: { userId: ann } };
  await harness.record(answerRescored(score(3, 4), score(2, 4), corrected));
  const last = await markReviewReportAndRead(ann);
  await foldUpTo(harness, projections, last);
});

afterAll(async () => {
  await harness[Symbol.asyncDispose]();
});

describe('accounts', () => {
  test('finds one account or none', async () => {
    const [ann = ''] = userIds;
    const find = (id: string) => listAccounts(harness.readModels.db, page({ filter: { id: [id] } }));
    const { rows } = await find(ann);
    expect(rows.map((row) => adminUserSchema.parse(row))).toMatchObject([
      { id: ann, email: 'ann@example.com', isVerified: true },
    ]);
    expect(await find('nobody')).toEqual({ rows: [], total: 0 });
  });

  test('lists a page of accounts, sorted, from one place to another', async () => {
    const sort = { field: 'email', order: 'DESC' } as const;
    const { rows, total } = await listAccounts(harness.readModels.db, page({ sort, range: [1, 2] }));
    expect(total).toBe(3);
    expect(rows.map(({ email }) => email)).toEqual(['bob_x@example.com', 'ann@example.com']);
  });

  test.each([
    [{ q: 'ANN' }, ['ann@example.com']],
    // % and _ are looked for as they are.
    [{ q: '_x' }, ['bob_x@example.com']],
    [{ q: '%' }, []],
    [{ status: 'blocked' }, ['bob_x@example.com']],
    [{ isVerified: true }, ['ann@example.com']],
    [{ status: ['blocked', 'deleted'] }, ['bob_x@example.com']],
    [{ id: [] }, []],
    [{ q: '\0' }, []],
    [{ email: '\0' }, []],
    [
      { 'email; drop table': 'x', constructor: 'y', status: { $ne: 1 } },
      ['ann@example.com', 'bob_x@example.com', 'cleo@example.com'],
    ],
  ])('filters by %j', async (filter, emails) => {
    const sort = { field: 'email', order: 'ASC' } as const;
    const { rows, total } = await listAccounts(harness.readModels.db, page({ sort, filter }));
    expect(rows.map(({ email }) => email)).toEqual(emails);
    expect(total).toBe(emails.length);
  });

  test.each([
    [{ sort: { field: 'passwordHash', order: 'ASC' } }],
    [{ sort: { field: '__proto__', order: 'ASC' } }],
    [{ range: [5, 1] }],
    [{ range: [-1, 3] }],
    [{ range: [0.5, Number.NaN] }],
  ] as const)('ignores an invalid request: %j', async (request) => {
    const { rows } = await listAccounts(harness.readModels.db, page(request));
    expect(rows).toHaveLength(3);
  });
});

test('counts statistics by type', async () => {
  const [userId = ''] = userIds;
  expect(await selectTypeStatistics(harness.readModels.db, userId)).toEqual([
    { type: 'RRP', answered: 2, right: 0, points: 3, maximum: 8, seconds: 21 },
    { type: 'RSA', answered: 1, right: 1, points: 4, maximum: 4, seconds: 10.5 },
  ]);
});

test('lists the streams of a user in order of their creation', async () => {
  const [userId = ''] = userIds;
  const streams = await listUserStreams(harness.readModels.db, userId);
  expect(streams.map(({ stream }) => stream)).toEqual([
    `account-${userId}`,
    ...['a1', 'a2', 'a3'].map((id) => `question_attempt-${id}`),
    `practice_marks-${userId}-RSA`,
    `review_card-${userId}-RSA-0001`,
    'question_report-r1',
    `notifications-${userId}`,
  ]);
});
