import pg from 'pg';
import type { QuestionSort } from '#domain/questions/contract.ts';
import { createReadModels, type ReadModelsDatabase } from '#projections/core/read-models.ts';
import type { Selection } from '#projections/questions/queries.ts';
import { makeDatabase } from '../http/database.ts';
import { quantile, type BenchOptions, type BenchRow } from '../row.ts';
import { askedOf, figures, narrowings, pairs, plain, sorts, type Asked } from './asked.ts';
import { fillBank, studentId } from './bank-database.ts';
import { readWhole } from './plans.ts';

const person = { userId: studentId };
const uid = 'LHS-1200';
const byUid = { field: 'uid', order: 'asc' } as const;
const goalMs = 15;

/**
 * Measures the query functions of the practice screens, with a bank of 20,000 questions and a student with 5,000
 * attempts among 100,000 others. @throws Error if a plan reads a whole table
 */
export async function benchQuestions({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = await makeDatabase(url);
  cleanUp.defer(database.drop);
  await fillBank(database.url, quick ? 20_000 : 100_000);
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  cleanUp.defer(() => pool.end());
  const readModels = createReadModels(pool);
  cleanUp.defer(() => readModels.close());

  const single = askedOfAll([{}, ...narrowings], sorts);
  const double = quick ? [] : askedOfAll(pairs(), forwards);
  for (const { name, ask } of [...single, ...double, ...plain(person), ...figures]) {
    const [whole] = await readWhole(pool, ask);
    if (whole) throw new Error(`${name} reads the whole of ${whole.table}: ${whole.sql}`);
  }

  const rounds = quick ? 20 : 200;
  const [page, neighbours, next] = [...askedOf(person, {}, byUid, uid)];
  const [counts] = plain(person);
  const [atMyLevel] = askedOf(person, { atMyLevel: true }, byUid, uid);
  const [byChance] = askedOf(person, {}, { field: 'chance', order: 'asc' }, uid);
  const { db } = readModels;
  return [
    ...(await rows(db, 'fetchQuestions: the first page of the whole bank', page, rounds)),
    ...(await rows(db, 'fetchNeighbours: around one question of the whole bank', neighbours, rounds)),
    ...(await rows(db, 'fetchNextNotDone: the next one not done of the whole bank', next, rounds)),
    ...(await rows(db, 'fetchExercises: counts by type', counts, rounds)),
    ...(await rows(db, "fetchQuestions: the first page at the student's level", atMyLevel, rounds)),
    ...(await rows(db, "fetchQuestions: the first page by the student's chance", byChance, rounds)),
    await slowest(db, 'the slowest list of all, p50', single, rounds),
    await slowest(db, "the slowest of the console's lists of figures, p50", figures, rounds),
  ];
}

/** Postgres reads an index backwards as fast as forwards, so pairs of narrowings run in one direction only. */
const forwards = sorts.filter(({ order }) => order === 'asc');

function askedOfAll(filters: readonly Selection[], by: readonly QuestionSort[]): Asked[] {
  return filters.flatMap((filter) => by.flatMap((sort) => [...askedOf(person, filter, sort, uid)]));
}

async function timesMs(db: ReadModelsDatabase, { ask }: Asked, rounds: number): Promise<number[]> {
  await ask(db);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await ask(db);
    times.push(performance.now() - started);
  }
  return times;
}

async function rows(
  db: ReadModelsDatabase,
  name: string,
  asked: Asked | undefined,
  rounds: number,
): Promise<BenchRow[]> {
  if (!asked) throw new Error(`Nothing is asked for ${name}`);
  const times = await timesMs(db, asked, rounds);
  return [
    { name: `${name}, p50`, ...figure(quantile(times, 0.5)), goal: goalMs },
    { name: `${name}, p99`, ...figure(quantile(times, 0.99)), goal: null },
  ];
}

/** The p50 of the slowest query: measures all of them briefly, then the slowest ones for longer. */
async function slowest(
  db: ReadModelsDatabase,
  name: string,
  all: readonly Asked[],
  rounds: number,
): Promise<BenchRow> {
  const p50 = async (asked: Asked, times: number) => ({
    asked,
    value: quantile(await timesMs(db, asked, times), 0.5),
  });
  const first: Awaited<ReturnType<typeof p50>>[] = [];
  for (const asked of all) first.push(await p50(asked, 5));
  let worst = { name: '', value: 0 };
  for (const { asked } of first.toSorted((a, b) => b.value - a.value).slice(0, 10)) {
    const { value } = await p50(asked, rounds);
    if (value > worst.value) worst = { name: asked.name, value };
  }
  const note = `${all.length} combinations of one filter and one order; the slowest was ${worst.name}.`;
  return { name, ...figure(worst.value), goal: goalMs, note };
}

function figure(value: number) {
  return { unit: 'ms' as const, value, limit: null, ratio: null };
}
