import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminAttemptSchema } from '#domain/practice/admin-contract.ts';
import { foldUpTo, openTestReadModels, plansOf, type TestReadModels } from '#infra/testing/projections.ts';
import type { ListQuery } from '#domain/core/admin-resource.ts';
import { answerRescored, answerScored, answerSubmitted, score } from '../core/testing/examples.ts';
import { attempts } from './projection.ts';
import {
  countAttemptsByRevision,
  listAttempts,
  listAttemptsToRescore,
  listOwnAttempts,
  sumPractice,
} from './queries.ts';

let harness: TestReadModels;
const ann = { userId: 'ann' };
/** A visitor may choose a user's id. */
const visitor = { visitorId: 'ann' };

const page = (request: Partial<ListQuery> = {}): ListQuery => ({
  sort: { field: 'id', order: 'ASC' },
  range: [0, 24],
  filter: {},
  ...request,
});

interface Answer {
  readonly attempt: string;
  readonly person?: { readonly userId: string } | { readonly visitorId: string };
  readonly points: number;
  readonly uid?: string;
  readonly at: string;
  readonly about?: { readonly difficulty: number; readonly topics: ('science' | 'work')[] };
  readonly revision?: number;
}

async function answer({ points, about = { difficulty: 2, topics: ['work'] }, ...rest }: Answer) {
  const of = { person: ann, uid: 'RRP-0001', ...rest };
  await harness.record(answerSubmitted(of));
  await harness.record(answerScored(score(points, 4), { ...of, about }));
}

const science = { difficulty: 3, topics: ['science' as const, 'work' as const] };

beforeAll(async () => {
  harness = await openTestReadModels();
  await answer({ attempt: 'a1', points: 3, at: '2026-01-01T10:00:00.000Z' });
  await answer({ attempt: 'a2', points: 1, at: '2026-01-01T23:30:00.000Z', about: science });
  await answer({ attempt: 'a3', points: 4, at: '2026-01-01T23:40:00.000Z', about: science });
  await answer({ attempt: 'a4', points: 2, at: '2026-01-02T01:00:00.000Z', person: visitor });
  await answer({ attempt: 'a5', points: 2, at: '2026-01-03T01:00:00.000Z', uid: 'RRP-0002' });
  await answer({ attempt: 'a6', points: 2, at: '2026-01-04T01:00:00.000Z', revision: 2 });
  await harness.record(answerSubmitted({ attempt: 'a7', person: ann, uid: 'RRP-0001' }));
  const last = await harness.record(
    answerRescored(score(3, 4), score(1, 4), { attempt: 'a1', person: ann, uid: 'RRP-0001', revision: 3 }),
  );
  await foldUpTo(harness, [attempts], last);
});

afterAll(() => harness[Symbol.asyncDispose]());

describe('attempts', () => {
  test("lists a person's own attempts, newest first, including unscored ones", async () => {
    const { db } = harness.readModels;
    const own = await listOwnAttempts(db, ann, 'RRP-0001', 3);
    expect(own.map(({ attemptId }) => attemptId)).toEqual(['a6', 'a7', 'a3']);
    expect(own[0]?.at).toBe('2026-01-04T01:00:00.000Z');
    expect(await listOwnAttempts(db, visitor, 'RRP-0001', 10)).toEqual([
      { attemptId: 'a4', at: '2026-01-02T01:00:00.000Z' },
    ]);
    expect(await listOwnAttempts(db, { userId: 'nobody' }, 'RRP-0001', 10)).toEqual([]);
  });

  test('pages through the attempts to rescore, of users and visitors', async () => {
    const { db } = harness.readModels;
    const first = await listAttemptsToRescore(db, 'RRP-0001', 3, { limit: 2 });
    expect(first.map(({ attemptId }) => attemptId)).toEqual(['a2', 'a3']);
    const rest = await listAttemptsToRescore(db, 'RRP-0001', 3, { after: 'a3', limit: 10 });
    expect(rest).toEqual([
      { attemptId: 'a4', userId: null, ...visitor, revision: 1, at: '2026-01-02T01:00:00.000Z' },
      { attemptId: 'a6', ...ann, visitorId: null, revision: 2, at: '2026-01-04T01:00:00.000Z' },
    ]);
    const older = await listAttemptsToRescore(db, 'RRP-0001', 2, { limit: 10 });
    expect(older.map(({ attemptId }) => attemptId)).toEqual(['a2', 'a3', 'a4']);
    expect(await listAttemptsToRescore(db, 'RRP-0001', 1, { limit: 10 })).toEqual([]);
  });

  test('counts the attempts of each revision', async () => {
    const { db } = harness.readModels;
    expect(await countAttemptsByRevision(db, 'RRP-0001')).toEqual([
      { revision: 1, attempts: 3 },
      { revision: 2, attempts: 1 },
      { revision: 3, attempts: 1 },
    ]);
    expect(await countAttemptsByRevision(db, 'RRP-0009')).toEqual([]);
  });

  test("sums practice by day, type, difficulty and topics, by the user's clock and the current points", async () => {
    const { db } = harness.readModels;
    const since = '2026-01-01T00:00:00.000Z';
    const work = { type: 'RRP', difficulty: 2, topics: ['work'] };
    const hard = { type: 'RRP', ...science };
    expect(await sumPractice(db, 'ann', { since, timeZone: 'UTC' })).toEqual([
      { day: '2026-01-01', ...work, answered: 1, points: 1, maximum: 4 },
      { day: '2026-01-01', ...hard, answered: 2, points: 5, maximum: 8 },
      { day: '2026-01-03', ...work, answered: 1, points: 2, maximum: 4 },
      { day: '2026-01-04', ...work, answered: 1, points: 2, maximum: 4 },
    ]);
    const inIndia = await sumPractice(db, 'ann', { since, timeZone: 'Asia/Kolkata' });
    expect(inIndia.map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']);
    const inHawaii = await sumPractice(db, 'ann', {
      since: '2026-01-02T00:00:00.000Z',
      timeZone: 'Pacific/Honolulu',
    });
    expect(inHawaii.map(({ day }) => day)).toEqual(['2026-01-02', '2026-01-03']);
  });

  test('lists a page of attempts with their first and current scores', async () => {
    const sort = { field: 'points', order: 'DESC' } as const;
    const { db } = harness.readModels;
    const { rows, total } = await listAttempts(db, page({ sort, filter: { uid: 'RRP-0001' } }));
    expect(total).toBe(5);
    const shown = adminAttemptSchema.strict().array().parse(rows);
    expect(shown.map(({ id, points }) => [id, points])).toEqual([
      ['a3', 4],
      ['a6', 2],
      ['a4', 2],
      ['a2', 1],
      ['a1', 1],
    ]);
    expect(shown.at(-1)).toMatchObject({
      firstPoints: 3,
      firstMaximum: 4,
      revision: 3,
      rescoredAt: '2026-02-01T12:00:00.000Z',
    });
    expect(shown.at(0)).toMatchObject({ firstPoints: 4, revision: 1, rescoredAt: null, difficulty: 3 });
  });
});

test('finds each list in its index among many attempts', async () => {
  const table = `read_models.attempts_v${attempts.version}`;
  await harness.pool.query(`insert into ${table}
    select 'b' || n, case when n % 2 = 0 then 'u' || n % 97 end, case when n % 2 = 1 then 'v' || n % 97 end,
      'RRP-' || lpad((n % 500)::text, 4, '0'), 'RRP', 2, array['work'], 1, 4, false, 1, 1, 4, 1, null, 10,
      to_char('2026-01-01'::timestamp + n * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')
    from generate_series(1, 40000) n`);
  await harness.pool.query(`vacuum analyze ${table}`);
  const since = '2026-01-20T00:00:00.000Z';
  const plans = await plansOf(harness, async (db) => {
    await listOwnAttempts(db, { userId: 'u8' }, 'RRP-0042', 10);
    await listOwnAttempts(db, { visitorId: 'v9' }, 'RRP-0043', 10);
    await listAttemptsToRescore(db, 'RRP-0042', 2, { after: 'b17', limit: 16 });
    await countAttemptsByRevision(db, 'RRP-0042');
    await sumPractice(db, 'u8', { since, timeZone: 'Europe/Berlin' });
  });
  expect(plans).toHaveLength(5);
  for (const plan of plans) expect(plan).not.toContain('Seq Scan');
  expect(plans.map((plan) => /Index.* (?:using|on) attempts_v\d+_(\w+)_idx/.exec(plan)?.[1])).toEqual([
    'user_id_uid_at',
    'visitor_id_uid_at',
    'uid_attempt_id_revision_scores',
    'uid_attempt_id_revision_scores',
    'user_id_at',
  ]);
});
