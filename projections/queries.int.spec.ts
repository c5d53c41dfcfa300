import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCodec, accountStream, type AccountEvent } from '#domain/accounts/account.ts';
import { mockTestCodec, mockTestStream } from '#domain/mock-tests/mock-test-attempt.ts';
import { questionAttemptCodec, questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { questionCodec, questionStream } from '#domain/questions/question-bank.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import {
  adminAttemptSchema,
  adminMockTestSchema,
  adminQuestionSchema,
  adminUserSchema,
} from '#domain/support/contract.ts';
import { openTestReadModels, startProjections, type TestReadModels } from '#infra/testing/projections.ts';
import { listAccounts, selectOptionalAccount } from './accounts/queries.ts';
import { listAttempts, selectAttemptSummaries } from './attempts/queries.ts';
import type { PageRequest } from './core/page.ts';
import { score } from './core/testing/examples.ts';
import { listMockTests, selectSittings } from './mock-tests/queries.ts';
import { projections } from './projections.ts';
import { listQuestions, listQuestionsForAdmin } from './questions/queries.ts';
import { selectTypeStatistics } from './statistics/queries.ts';
import { listUserStreams } from './user-streams/queries.ts';

let house: TestReadModels;
let userIds: string[] = [];
const visitorId = 'visitor-1';

const page = (request: Partial<PageRequest> = {}): PageRequest => ({
  sort: { field: 'id', order: 'ASC' },
  range: [0, 24],
  filter: {},
  ...request,
});

async function answer(
  attemptId: string,
  type: TypeCode,
  points: number,
  person: { userId: string } | { visitorId: string },
) {
  const data = { attemptId, uid: `${type}-0001`, type, score: score(points, 4), secondsUsed: 10.5 };
  await house.append(
    questionAttemptCodec,
    questionAttemptStream(attemptId),
    [{ type: 'AnswerScored', data }],
    person,
  );
}

async function sit(sessionId: string, userId: string, startedAt: string) {
  const data = {
    sessionId,
    mockTestId: 'reading_sprint_1',
    userId,
    section: 'reading' as const,
    seconds: 360,
    questions: [{ uid: 'RSA-0001', questionVersion: 1 }],
    startedAt,
    deadline: startedAt,
  };
  return await house.append(mockTestCodec, mockTestStream(sessionId), [{ type: 'MockTestStarted', data }], {
    userId,
  });
}

function addQuestion(uid: string, title: string, free: boolean) {
  const question = {
    uid,
    type: 'RSA',
    title,
    topic: 'It rains often.',
    explanation: 'The passage says so.',
    level: 'easy',
    free,
    question: 'How often does it rain?',
    multichoice: ['Often', 'Seldom'],
    correctIndex: 0,
  } as const;
  const data = { question: { ...question, multichoice: [...question.multichoice] } };
  return house.append(questionCodec, questionStream(uid), [{ type: 'QuestionAdded', data }]);
}

beforeAll(async () => {
  house = await openTestReadModels();
  const emails = ['ann@example.com', 'bob_x@example.com', 'cleo@example.com'];
  userIds = [];
  for (const email of emails) userIds.push((await house.register(email)).userId);
  const [ann = '', bob = ''] = userIds;
  const change = (userId: string, event: AccountEvent) =>
    house.append(accountCodec, accountStream(userId), [event], { userId });
  await change(ann, { type: 'EmailVerified', data: {} });
  await change(bob, { type: 'UserBlocked', data: { reason: 'asked for by mail' } });
  await answer('a1', 'RRP', 3, { userId: ann });
  await answer('a2', 'RRP', 1, { userId: ann });
  await answer('a3', 'RSA', 4, { userId: ann });
  await answer('a4', 'RSA', 2, { visitorId });
  await addQuestion('RSA-0002', 'Storms', false);
  await addQuestion('RSA-0001', 'Rain 100%', true);
  await sit('s1', ann, '2026-01-01T00:00:00.000Z');
  const last = await sit('s2', ann, '2026-02-01T00:00:00.000Z');
  await using running = startProjections(house, projections);
  await running.ready;
  for (const projection of projections) await house.reached(projection, last);
});

afterAll(async () => {
  await house[Symbol.asyncDispose]();
});

describe('accounts', () => {
  test('one account, or none', async () => {
    const [ann = ''] = userIds;
    const account = await selectOptionalAccount(house.readModels.db, ann);
    expect(adminUserSchema.parse(account)).toMatchObject({
      id: ann,
      email: 'ann@example.com',
      isVerified: true,
    });
    expect(await selectOptionalAccount(house.readModels.db, 'nobody')).toBeUndefined();
  });

  test('a page of them, sorted, from one place to another', async () => {
    const sort = { field: 'email', order: 'DESC' } as const;
    const { rows, total } = await listAccounts(house.readModels.db, page({ sort, range: [1, 2] }));
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
  ])('filtered by %j', async (filter, emails) => {
    const sort = { field: 'email', order: 'ASC' } as const;
    const { rows, total } = await listAccounts(house.readModels.db, page({ sort, filter }));
    expect(rows.map(({ email }) => email)).toEqual(emails);
    expect(total).toBe(emails.length);
  });

  test.each([
    [{ sort: { field: 'passwordHash', order: 'ASC' } }],
    [{ sort: { field: '__proto__', order: 'ASC' } }],
    [{ range: [5, 1] }],
    [{ range: [-1, 3] }],
    [{ range: [0.5, Number.NaN] }],
  ] as const)('what makes no sense is passed over: %j', async (request) => {
    const { rows } = await listAccounts(house.readModels.db, page(request));
    expect(rows).toHaveLength(3);
  });
});

describe('questions', () => {
  test('all of them, or those of a type, by uid', async () => {
    const { db } = house.readModels;
    const rain = {
      uid: 'RSA-0001',
      type: 'RSA',
      section: 'reading',
      title: 'Rain 100%',
      level: 'easy',
      free: true,
      version: 1,
    };
    const storms = { ...rain, uid: 'RSA-0002', title: 'Storms', free: false };
    expect(await listQuestions(db, {})).toEqual([rain, storms]);
    expect(await listQuestions(db, { type: 'RSA' })).toEqual([rain, storms]);
    expect(await listQuestions(db, { type: 'LWD' })).toEqual([]);
  });

  test('a page for the console, without their keys', async () => {
    const { rows, total } = await listQuestionsForAdmin(house.readModels.db, page({ filter: { q: '100%' } }));
    expect(total).toBe(1);
    expect(adminQuestionSchema.strict().array().parse(rows)).toEqual([
      { id: 'RSA-0001', type: 'RSA', title: 'Rain 100%', level: 'easy', free: true, version: 1 },
    ]);
  });
});

describe('attempts', () => {
  test('what a user or a visitor did with each question', async () => {
    const [userId = ''] = userIds;
    const { db } = house.readModels;
    expect(await selectAttemptSummaries(db, { userId })).toEqual([
      { uid: 'RRP-0001', answered: 2, bestPercent: 75 },
      { uid: 'RSA-0001', answered: 1, bestPercent: 100 },
    ]);
    expect(await selectAttemptSummaries(db, { visitorId })).toEqual([
      { uid: 'RSA-0001', answered: 1, bestPercent: 50 },
    ]);
    expect(await selectAttemptSummaries(db, { userId: 'nobody' })).toEqual([]);
  });

  test('a page of them', async () => {
    const sort = { field: 'points', order: 'DESC' } as const;
    const { rows, total } = await listAttempts(house.readModels.db, page({ sort, filter: { type: 'RSA' } }));
    expect(total).toBe(2);
    expect(
      adminAttemptSchema
        .array()
        .parse(rows)
        .map(({ id, points }) => [id, points]),
    ).toEqual([
      ['a3', 4],
      ['a4', 2],
    ]);
  });
});

test('statistics by type', async () => {
  const [userId = ''] = userIds;
  expect(await selectTypeStatistics(house.readModels.db, userId)).toEqual([
    { type: 'RRP', answered: 2, right: 1, points: 4, maximum: 8, seconds: 21 },
    { type: 'RSA', answered: 1, right: 1, points: 4, maximum: 4, seconds: 10.5 },
  ]);
});

test('sittings, newest first, and a page of them', async () => {
  const [userId = ''] = userIds;
  const sittings = await selectSittings(house.readModels.db, userId);
  expect(sittings.map(({ sessionId, status }) => [sessionId, status])).toEqual([
    ['s2', 'running'],
    ['s1', 'running'],
  ]);
  const { rows, total } = await listMockTests(house.readModels.db, page({ range: [0, 0] }));
  expect(total).toBe(2);
  expect(
    adminMockTestSchema
      .array()
      .parse(rows)
      .map(({ id }) => id),
  ).toEqual(['s1']);
});

test("a user's streams, in the order in which they came to be", async () => {
  const [userId = ''] = userIds;
  const streams = await listUserStreams(house.readModels.db, userId);
  expect(streams.map(({ stream }) => stream)).toEqual([
    `account-${userId}`,
    ...['a1', 'a2', 'a3'].map((id) => `question_attempt-${id}`),
    ...['s1', 's2'].map((id) => `mock_test_attempt-${id}`),
  ]);
});
