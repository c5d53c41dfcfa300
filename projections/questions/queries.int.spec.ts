import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { progressSchema, questionListingSchema, type QuestionSort } from '#domain/questions/contract.ts';
import { adminQuestionSchema } from '#domain/questions/admin-contract.ts';
import { foldUpTo, openTestReadModels, type TestReadModels } from '#infra/testing/projections.ts';
import { progress } from '../progress/projection.ts';
import { selectProgress } from '../progress/queries.ts';
import { questionReports } from '../question-reports/projection.ts';
import { questionFigures } from '../question-figures/projection.ts';
import { questions } from './projection.ts';
import {
  countExercises,
  listPredicted,
  listQuestions,
  listReserved,
  listQuestionsForAdmin,
  selectNeighbours,
  selectNextNotDone,
  type Selection,
} from './queries.ts';
import { ann, events, nobody, visitor } from './testing/small-bank.ts';

let harness: TestReadModels;
const byUid: QuestionSort = { field: 'uid', order: 'asc' };

beforeAll(async () => {
  harness = await openTestReadModels();
  let last = '';
  for (const event of events) last = await harness.record(event);
  await foldUpTo(harness, [questions, progress, questionReports, questionFigures], last);
});

afterAll(() => harness[Symbol.asyncDispose]());

type Asker = typeof ann | typeof visitor;
async function uidsOf(filter: Selection, sort = byUid, person: Asker = ann): Promise<string[]> {
  const { db } = harness.readModels;
  const { questions: rows, total } = await listQuestions(db, person, { filter, sort, offset: 0, limit: 100 });
  expect(total).toBe(rows.length);
  return rows.map(({ uid }) => uid);
}
const short = (uids: readonly string[]) => uids.map((uid) => uid.replace('-000', '')).join(' ');

describe('a list', () => {
  test('shows the progress of the person with each published question', async () => {
    const { db } = harness.readModels;
    const request = { filter: { type: 'LWD' as const }, sort: byUid, offset: 0, limit: 10 };
    const { questions: rows } = await listQuestions(db, ann, request);
    const listing = questionListingSchema.omit({ isLocked: true }).strict().array();
    const none = { answered: 0, bestPercent: null, lastPercent: null, lastSuccessful: null, isTested: false };
    expect(listing.parse(rows)).toMatchObject([
      { uid: 'LWD-0001', title: "Darwin's tea", difficulty: 2, ...none, isFavorite: true },
      { uid: 'LWD-0002', answered: 1, bestPercent: 75, lastPercent: 75, lastSuccessful: true, free: false },
      { uid: 'LWD-0003', topics: ['science', 'nature'], ...none, isFavorite: false },
    ]);
  });

  test.each<[Selection, string]>([
    [{}, 'RSA1 RSA2 RSA3 RSA4 LWD1 LWD2 LWD3'],
    [{ type: 'RSA' }, 'RSA1 RSA2 RSA3 RSA4'],
    [{ types: ['RSA', 'RFB'] }, 'RSA1 RSA2 RSA3 RSA4'],
    [{ types: [] }, ''],
    [{ type: 'RSA', types: ['LWD'] }, ''],
    [{ status: 'done' }, 'RSA1 RSA2 LWD2'],
    [{ status: 'not_done' }, 'RSA3 RSA4 LWD1 LWD3'],
    [{ status: 'wrong' }, 'RSA1'],
    [{ favorite: true }, 'RSA3 LWD1'],
    [{ favorite: false }, 'RSA1 RSA2 RSA4 LWD2 LWD3'],
    [{ tested: true }, 'RSA1'],
    [{ tested: false, type: 'RSA' }, 'RSA2 RSA3 RSA4'],
    [{ prediction: true }, 'RSA1 RSA4'],
    [{ prediction: false, free: false }, 'RSA2 LWD2'],
    [{ free: true, status: 'not_done' }, 'RSA3 LWD1 LWD3'],
    [{ difficulty: [3, 5] }, 'RSA2 RSA3 RSA4'],
    [{ difficulty: [] }, ''],
    // An unrated student has the middle place, and questions that of their label.
    [{ atMyLevel: true }, 'LWD1'],
    [{ atMyLevel: false, type: 'LWD' }, 'LWD2 LWD3'],
    [{ topic: 'nature' }, 'LWD3'],
    [{ topic: 'science', status: 'not_done', type: 'LWD' }, 'LWD3'],
    [{ topic: 'everyday_life', type: 'LWD' }, 'LWD1 LWD2'],
    [{ topic: 'travel' }, ''],
    [{ favorite: true, status: 'not_done', search: 'ete' }, 'RSA3'],
  ])('of %j', async (filter, uids) => {
    expect(short(await uidsOf(filter))).toBe(uids);
  });

  test('of a visitor has the progress of the visitor, not of the user with that id', async () => {
    expect(short(await uidsOf({ status: 'done' }, byUid, visitor))).toBe('RSA4');
  });

  test.each([
    ['rain', 'RSA1 RSA2 LWD2 LWD3'],
    ['RAI', 'RSA1 RSA2 LWD2 LWD3'],
    ['clou sto', 'RSA2'],
    ['ain', ''],
    ['ÉTÉ', 'RSA3'],
    ['ete paris', 'RSA3'],
    ['darwins', 'LWD1'],
    ['Darwin’s', 'LWD1'],
    ['rsa-0002', 'RSA2'],
    ['RSA0002', 'RSA2'],
    ['0003', 'RSA3 LWD3'],
    ['lwd rain', 'LWD2 LWD3'],
    ['  ', 'RSA1 RSA2 RSA3 RSA4 LWD1 LWD2 LWD3'],
    // Special characters of LIKE, text search or SQL.
    ['%', ''],
    ['_', ''],
    ['100%', 'RSA1'],
    ["rain' | 'apples", ''],
    ['rain:* | !apples', ''],
    ["'); drop table read_models.questions_v4; --", ''],
    ['\\', ''],
    ['\0', ''],
    ['rain\0', 'RSA1 RSA2 LWD2 LWD3'],
    ['\ud800', ''],
    ['!'.repeat(100), ''],
    ['a '.repeat(50), 'RSA3 RSA4'],
  ])('searched for %j', async (search, uids) => {
    expect(short(await uidsOf({ search }))).toBe(uids);
  });

  test.each<[QuestionSort['field'], string]>([
    ['uid', 'RSA1 RSA2 RSA3 RSA4 LWD1 LWD2 LWD3'],
    ['title', 'RSA4 LWD1 RSA3 LWD2 LWD3 RSA1 RSA2'],
    ['difficulty', 'RSA1 LWD1 RSA2 RSA3 LWD2 LWD3 RSA4'],
    ['answered', 'LWD1 LWD3 RSA3 RSA4 LWD2 RSA2 RSA1'],
    ['lastPercent', 'LWD1 LWD3 RSA3 RSA4 RSA1 LWD2 RSA2'],
    ['chance', 'RSA4 LWD2 LWD3 RSA2 RSA3 LWD1 RSA1'],
  ])('sorted by %s, and backwards', async (field, uids) => {
    expect(short(await uidsOf({}, { field, order: 'asc' }))).toBe(uids);
    const backwards = await uidsOf({}, { field, order: 'desc' });
    expect(short(backwards.toReversed())).toBe(uids);
  });

  test('has the chance if it is sorted or filtered by it', async () => {
    const chances = async (filter: Selection, sort: QuestionSort) => {
      const request = { filter: { type: 'RSA', ...filter }, sort, offset: 0, limit: 100 } as const;
      const { questions: found } = await listQuestions(harness.readModels.db, ann, request);
      return found.map(({ chance }) => chance && Math.round(chance * 100));
    };
    const byChance = { field: 'chance', order: 'asc' } as const;
    expect(await chances({}, byChance)).toEqual([17, 50, 50, 83]);
    expect(await chances({ atMyLevel: false }, byUid)).toEqual([83, 50, 50, 17]);
    expect(await chances({}, byUid)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('equals its pages, and has nothing beyond its end', async () => {
    const { db } = harness.readModels;
    for (const field of ['title', 'answered'] as const) {
      const sort = { field, order: 'desc' } as const;
      const paged: string[] = [];
      for (let offset = 0; offset < 8; offset += 2) {
        const page = await listQuestions(db, ann, { filter: {}, sort, offset, limit: 2 });
        expect(page.total).toBe(7);
        paged.push(...page.questions.map(({ uid }) => uid));
      }
      expect(paged).toEqual(await uidsOf({}, sort));
    }
    const far = await listQuestions(db, ann, { filter: {}, sort: byUid, offset: 1_000_000, limit: 100 });
    expect(far).toEqual({ questions: [], total: 7 });
  });
});

const sorts = (['uid', 'title', 'difficulty', 'answered', 'lastPercent', 'chance'] as const).flatMap(
  (field) => [{ field, order: 'asc' } as const, { field, order: 'desc' } as const],
);
const filters: Selection[] = [
  {},
  { type: 'RSA' },
  { search: 'rain' },
  { status: 'done' },
  { status: 'not_done' },
  { status: 'wrong' },
  { favorite: true },
  { free: true },
  { atMyLevel: false },
];

describe('neighbours', () => {
  test.each(sorts)('match the list, sorted by $field $order', async (sort) => {
    for (const filter of filters) {
      const list = await uidsOf(filter, sort);
      for (const [index, uid] of list.entries()) {
        const found = await selectNeighbours(harness.readModels.db, ann, { filter, sort, uid });
        const previous = list[index - 1] ?? null;
        const next = list[index + 1] ?? null;
        expect(found).toEqual({ previous, next, place: index + 1, total: list.length });
      }
    }
  });

  test('of a question outside the filter are those around its place', async () => {
    const { db } = harness.readModels;
    const ask = (uid: string, filter: Selection, sort: QuestionSort = byUid) =>
      selectNeighbours(db, ann, { filter, sort, uid });
    const notDone = { status: 'not_done' } as const;
    const around = { previous: 'LWD-0001', next: 'LWD-0003', place: null, total: 4 };
    expect(await ask('LWD-0002', notDone)).toEqual(around);
    // All open questions are equal in a sort by progress, and the next one is still found.
    expect(await ask('LWD-0002', notDone, { field: 'answered', order: 'asc' })).toEqual(around);
    expect(await ask('RSA-0009', { type: 'RSA' })).toMatchObject({ previous: 'RSA-0004', next: null });
  });

  test.each(['RSA-7777', '', "'", '\ud800'])('of %j, which is unknown, do not exist', async (uid) => {
    const found = await selectNeighbours(harness.readModels.db, ann, { filter: {}, sort: byUid, uid });
    expect(found).toEqual({ previous: null, next: null, place: null, total: 7 });
  });
});

describe('the next open question', () => {
  const next = (filter: Selection, after?: string, sort = byUid, onlyFree = false, person: Asker = ann) =>
    selectNextNotDone(harness.readModels.db, person, { filter, sort, after, onlyFree });

  test.each(sorts)('is the first open one in the list, sorted by $field $order', async (sort) => {
    const list = await uidsOf({ status: 'not_done' }, sort);
    expect(await next({}, undefined, sort)).toBe(list[0]);
    for (const [index, uid] of list.entries()) expect(await next({}, uid, sort)).toBe(list[index + 1]);
  });

  test('follows a question that was just done, in any sort', async () => {
    expect(await next({}, 'LWD-0002')).toBe('LWD-0003');
    expect(await next({}, 'LWD-0002', { field: 'lastPercent', order: 'asc' })).toBe('LWD-0003');
    expect(await next({}, 'LWD-0002', { field: 'lastPercent', order: 'desc' })).toBe('LWD-0001');
    expect(await next({}, 'LWD-0002', { field: 'title', order: 'asc' })).toBe('LWD-0003');
  });

  test('respects the filter and the free questions', async () => {
    expect(await next({ type: 'RSA' })).toBe('RSA-0003');
    expect(await next({ type: 'RSA' }, 'RSA-0003')).toBe('RSA-0004');
    expect(await next({ type: 'RSA' }, 'RSA-0003', byUid, true)).toBeUndefined();
    expect(await next({ free: false }, undefined, byUid, true)).toBeUndefined();
    expect(await next({ status: 'done' })).toBeUndefined();
    expect(await next({ search: 'apples' }, undefined, byUid, false, visitor)).toBeUndefined();
  });
});

test('counts by type without drafts, retired questions and cleared scores', async () => {
  const { db } = harness.readModels;
  expect(await countExercises(db, ann, {})).toEqual([
    { type: 'LWD', total: 3, done: 1, wrong: 0 },
    { type: 'RSA', total: 4, done: 2, wrong: 1 },
  ]);
  expect(await countExercises(db, ann, { prediction: true })).toEqual([
    { type: 'RSA', total: 2, done: 1, wrong: 1 },
  ]);
  expect(await countExercises(db, nobody, { prediction: false })).toEqual([
    { type: 'LWD', total: 3, done: 0, wrong: 0 },
    { type: 'RSA', total: 2, done: 0, wrong: 0 },
  ]);
});

test('lists predicted questions and the bank for tests', async () => {
  const { db } = harness.readModels;
  expect(await listPredicted(db)).toEqual(['RSA-0001', 'RSA-0004']);
  expect(await listPredicted(db, 'LWD')).toEqual([]);
  expect(await listReserved(db, ['RSA', 'RFB'])).toEqual([
    { uid: 'RSA-0011', type: 'RSA', free: true, everyday: true },
  ]);
  expect(await listReserved(db, ['RFB'])).toEqual([]);
});

test('shows the progress with one question', async () => {
  const { db } = harness.readModels;
  const nothing = { answered: 0, bestPercent: null, lastPercent: null, lastSuccessful: null };
  expect(progressSchema.strict().parse(await selectProgress(db, ann, 'RSA-0001'))).toEqual({
    answered: 2,
    bestPercent: 100,
    lastPercent: 25,
    lastSuccessful: false,
    isFavorite: false,
    isTested: true,
  });
  expect(await selectProgress(db, ann, 'LWD-0001')).toEqual({
    ...nothing,
    isFavorite: true,
    isTested: false,
  });
  expect(await selectProgress(db, nobody, "x'")).toEqual({ ...nothing, isFavorite: false, isTested: false });
});

describe('a page for the console', () => {
  const ask = (filter: Record<string, unknown>, field = 'id') =>
    listQuestionsForAdmin(harness.readModels.db, {
      sort: { field, order: 'DESC' },
      range: [0, 24],
      filter,
    });

  test('includes drafts, retired questions and open reports', async () => {
    const { rows, total } = await ask({}, 'openReports');
    expect(total).toBe(10);
    expect(adminQuestionSchema.strict().array().parse(rows)[0]).toEqual({
      id: 'LWD-0001',
      type: 'LWD',
      title: "Darwin's tea",
      difficulty: 2,
      topics: ['everyday_life'],
      free: true,
      prediction: false,
      status: 'published',
      revision: 1,
      openReports: 2,
    });
    expect(rows.slice(1).every(({ openReports }) => openReports === 0)).toBe(true);
  });

  test.each([
    [{ status: 'draft' }, ['RSA-0008']],
    [{ isReported: true }, ['LWD-0001']],
    [{ q: 'nature' }, ['LWD-0003']],
    [{ status: ['draft', 'retired'] }, ['RSA-0009', 'RSA-0008']],
    [{ openReports: 2 }, ['LWD-0001']],
    [{ q: '100%' }, ['RSA-0001']],
    [{ difficulty: 5, free: false }, ['RSA-0004']],
  ])('filters by %j', async (filter, uids) => {
    const { rows, total } = await ask(filter);
    expect(rows.map(({ id }) => id)).toEqual(uids);
    expect(total).toBe(uids.length);
  });
});
