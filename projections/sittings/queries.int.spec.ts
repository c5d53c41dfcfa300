import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminMockTestSchema } from '#domain/sittings/admin-contract.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { foldUpTo, openTestReadModels, plansOf, type TestReadModels } from '#infra/testing/projections.ts';
import { fixedTests } from '../fixed-tests/projection.ts';
import { score } from '../core/testing/examples.ts';
import { sittings } from './projection.ts';
import { countOverall, listMockTests, listSittingsToRescore, selectSittings } from './queries.ts';

let harness: TestReadModels;
const userId = 'ann';
const mockTestId = 'reading_sprint_1';

async function sit(
  sessionId: string,
  startedAt: string,
  asked: { readonly [uid: string]: number },
  mark?: 'trial' | 'quick',
) {
  const questions = Object.entries(asked).map(([uid, revision]) => ({ uid, revision }));
  const sections = oneClock('reading', 360, questions);
  const data = {
    sessionId,
    mockTestId,
    userId,
    sections,
    startedAt,
    expiresAt: startedAt,
    ...(mark && { mark }),
  };
  return await harness.record({
    type: 'MockTestStarted',
    data,
    stream: `mock_test_attempt-${sessionId}`,
    userId,
  });
}

async function recordResult(sessionId: string) {
  return await harness.record({
    type: 'MockTestResultRecorded',
    data: { mockTestId, results: [], points: 3, maximum: 5 },
    stream: `mock_test_attempt-${sessionId}`,
    userId,
  });
}

beforeAll(async () => {
  harness = await openTestReadModels();
  await sit('s1', '2026-01-01T00:00:00.000Z', { 'RSA-0001': 1, 'RRP-0003': 1 });
  await sit('s2', '2026-02-01T00:00:00.000Z', { 'RRP-0003': 2, 'RSA-0010': 1 });
  await sit('s3', '2026-03-01T00:00:00.000Z', { 'RSA-0001': 3 });
  await sit('s4', '2026-04-01T00:00:00.000Z', { 'RSA-0001': 1 });
  await sit('s5', '2026-05-01T00:00:00.000Z', { 'RSA-0001': 11 }, 'quick');
  await sit('tried', '2026-06-01T00:00:00.000Z', { 'RSA-0001': 1 }, 'trial');
  for (const sessionId of ['s1', 's2', 's3', 's5']) await recordResult(sessionId);
  await harness.record({
    type: 'MockTestQuestionRescored',
    data: {
      uid: 'RRP-0003',
      revision: 2,
      score: score(3, 4),
      previous: { points: 2, maximum: 4, successful: false },
      reason: 'The key was wrong',
      points: 4,
      maximum: 5,
    },
    stream: 'mock_test_attempt-s1',
    userId,
  });
  const last = await recordResult('s5');
  await foldUpTo(harness, [sittings, fixedTests], last);
});

afterAll(() => harness[Symbol.asyncDispose]());

test('lists the sittings of a user, newest first, without trials of an admin', async () => {
  const listed = await selectSittings(harness.readModels.db, userId);
  expect(listed.map(({ sessionId, status, points }) => [sessionId, status, points])).toEqual([
    ['s5', 'scored', 3],
    ['s4', 'running', null],
    ['s3', 'scored', 3],
    ['s2', 'scored', 3],
    ['s1', 'scored', 4],
  ]);
});

test('lists a page of sittings', async () => {
  const sort = { field: 'id', order: 'ASC' } as const;
  const { rows, total } = await listMockTests(harness.readModels.db, { sort, range: [0, 0], filter: {} });
  expect(total).toBe(5);
  expect(
    adminMockTestSchema
      .strict()
      .array()
      .parse(rows)
      .map(({ id }) => id),
  ).toEqual(['s1']);
});

test('pages through scored sittings with an earlier revision of a question', async () => {
  const { db } = harness.readModels;
  const ids = async (uid: string, beforeRevision: number, after?: string) =>
    (await listSittingsToRescore(db, uid, beforeRevision, { after, limit: 2 })).map(
      ({ sessionId }) => sessionId,
    );
  // s4 still runs, and s1 has its second score of RRP-0003.
  expect(await ids('RSA-0001', 2)).toEqual(['s1']);
  expect(await ids('RSA-0001', 4)).toEqual(['s1', 's3']);
  expect(await ids('RSA-0001', 12)).toEqual(['s1', 's3']);
  expect(await ids('RSA-0001', 12, 's3')).toEqual(['s5']);
  expect(await ids('RRP-0003', 2)).toEqual([]);
  expect(await ids('RRP-0003', 3)).toEqual(['s1', 's2']);
  expect(await ids('RSA-001', 9)).toEqual([]);
  expect(await ids('RSA-0001', 1)).toEqual([]);
  expect(await listSittingsToRescore(db, 'RSA-0010', 2, { limit: 1 })).toEqual([{ sessionId: 's2', userId }]);
});

test('finds the sittings with a question in an index', async () => {
  const table = `read_models.sittings_v${sittings.version}`;
  await harness.pool.query(`insert into ${table}
    select 'm' || n, 'u' || n % 997, 'sprint', 'scored', '2026-01-01', '2026-01-01', '2026-01-08', 0, '[360]', 3, 0, 1, 4,
      'core', case when n % 10 = 0 then 10 + n % 80 end, null, null,
      (select jsonb_object_agg('RSA-' || lpad(((n * q) % 600)::text, 4, '0'), 1) from generate_series(1, 5) q), false
    from generate_series(1, 20000) n`);
  await harness.pool.query(`vacuum analyze ${table}`);
  const [plan] = await plansOf(harness, (db) => listSittingsToRescore(db, 'RSA-0042', 3, { limit: 50 }));
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('_asked_idx');

  const others = { examType: 'core', overall: 50, userId: 'u10' } as const;
  // Every tenth sitting has an overall score: 10, 20 ... 80; those of one student are left out.
  expect(await countOverall(harness.readModels.db, others)).toEqual({ all: 1997, lower: 998 });
  expect(await countOverall(harness.readModels.db, { ...others, examType: 'ukvi' })).toEqual({
    all: 0,
    lower: 0,
  });
  const [counting] = await plansOf(harness, (db) => countOverall(db, others));
  expect(counting).not.toContain('Seq Scan');

  // The list of tests asks once, however many sittings its student has.
  const listing = await plansOf(harness, (db) => selectSittings(db, 'u10'));
  expect(listing).toHaveLength(1);
  expect(listing[0]).not.toContain('Seq Scan');
});
