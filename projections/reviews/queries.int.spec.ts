import { afterAll, beforeAll, expect, test } from 'vitest';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { foldUpTo, openTestReadModels, plansOf, type TestReadModels } from '#infra/testing/projections.ts';
import { questions } from '../questions/projection.ts';
import { reviews } from './projection.ts';
import { countReviews, listDue } from './queries.ts';

let harness: TestReadModels;
const userId = 'ann';

async function schedule(uid: string, due: string, lapses: number, of = userId) {
  return await harness.record({
    type: 'ReviewScheduled',
    data: {
      uid,
      attemptId: 'a1',
      recall: 'again',
      scheduler: 'ts-fsrs',
      memory: {
        due,
        lapses,
        stability: 1,
        difficulty: 5,
        scheduledDays: 1,
        learningSteps: 0,
        reps: 1,
        state: 'review',
        lastReview: '2026-01-01T00:00:00.000Z',
      },
    },
    stream: `review_card-${of}-${uid}`,
    userId: of,
  });
}

async function publish(uid: string) {
  const stream = `question-${uid}`;
  await harness.record({ type: 'QuestionDrafted', data: { question: { ...rsaQuestion, uid } }, stream });
  await harness.record({ type: 'QuestionPublished', data: {}, stream });
}

beforeAll(async () => {
  harness = await openTestReadModels();
  for (const uid of ['RSA-0001', 'RSA-0002', 'RSA-0003', 'RSA-0004', 'RSA-0005']) await publish(uid);
  await harness.record({
    type: 'QuestionRetired',
    data: { reason: 'outdated' },
    stream: 'question-RSA-0005',
  });
  await schedule('RSA-0001', '2026-01-03T00:00:00.000Z', 0);
  await schedule('RSA-0002', '2026-01-02T12:00:00.000Z', 2);
  await schedule('RSA-0003', '2026-01-09T00:00:00.000Z', 0);
  await schedule('RSA-0004', '2026-01-02T00:00:00.000Z', 0);
  await schedule('RSA-0005', '2026-01-02T00:00:00.000Z', 0);
  await schedule('RSA-0001', '2026-01-02T00:00:00.000Z', 5, 'bob');
  const last = await harness.record({
    type: 'ReviewStopped',
    data: { uid: 'RSA-0004' },
    stream: `review_card-${userId}-RSA-0004`,
    userId,
  });
  await foldUpTo(harness, [questions, reviews], last);
});

afterAll(() => harness[Symbol.asyncDispose]());

test('lists due cards, the soonest first, without stopped cards and retired questions', async () => {
  const { db } = harness.readModels;
  const { type, title, free } = rsaQuestion;
  const listed = { type, title, free };
  expect(await listDue(db, userId, '2026-01-03T00:00:00.000Z', 50)).toEqual([
    { uid: 'RSA-0002', ...listed, due: '2026-01-02T12:00:00.000Z', lapses: 2 },
    { uid: 'RSA-0001', ...listed, due: '2026-01-03T00:00:00.000Z', lapses: 0 },
  ]);
  expect(await listDue(db, userId, '2026-01-03T00:00:00.000Z', 1)).toHaveLength(1);
  expect(await listDue(db, userId, '2026-01-01T00:00:00.000Z', 50)).toEqual([]);
});

test('counts due and all cards, and names the next time', async () => {
  const { db } = harness.readModels;
  expect(await countReviews(db, userId, '2026-01-03T00:00:00.000Z')).toEqual({
    due: 2,
    scheduled: 3,
    nextDue: '2026-01-09T00:00:00.000Z',
  });
  expect(await countReviews(db, 'nobody', '2026-01-03T00:00:00.000Z')).toEqual({
    due: 0,
    scheduled: 0,
    nextDue: null,
  });
});

test('finds the cards of one user in an index', async () => {
  const table = `read_models.reviews_v${reviews.version}`;
  await harness.pool.query(`insert into ${table}
    select 'u' || n % 997, 'RSA-' || lpad((n / 997)::text, 4, '0'), '2026-02-' || lpad((n % 28 + 1)::text, 2, '0'), 0
    from generate_series(1, 40000) n`);
  await harness.pool.query(`vacuum analyze ${table}`);
  const plans = await plansOf(harness, async (db) => {
    await listDue(db, 'u5', '2026-02-14T00:00:00.000Z', 50);
    await countReviews(db, 'u5', '2026-02-14T00:00:00.000Z');
  });
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on reviews/);
  expect(plans[0]).toContain('_user_id_due_uid_lapses_idx');
});
