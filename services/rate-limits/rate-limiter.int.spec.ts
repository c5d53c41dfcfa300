import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '#infra/testing/servers/database.ts';
import { migrateDatabase } from '../migrations/migrations.ts';
import { createCountTable, type CountTable } from './count-table.ts';
import type { LimitUse } from './counts.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

let database: TestDatabase;
let table: CountTable;
const secret = randomBytes(32);
beforeAll(async () => {
  database = await freshDatabase();
  await migrateDatabase(database.pool);
  table = createCountTable(database.pool, secret);
});
afterAll(() => database?.[Symbol.asyncDispose]());

const log = { warn: vi.fn<() => void>() };
const now = Date.parse('2026-11-22T10:00:00Z');
const hourly = (key: string, times: number): LimitUse => ({ key, times, windowMs: 3_600_000 });
/** A process of the API that syncs only on request. */
const limiter = (counts = table, clock = () => now): RateLimiter =>
  createRateLimiter({ table: counts, log, clock, exchangeMs: 1_000_000 });

test('takes all or none of several limits', async () => {
  await using limited = limiter();
  const [narrow, wide] = [hourly('narrow', 1), hourly('wide', 3)];
  expect([limited.take([narrow, wide]), limited.take([wide])]).toEqual([0, 0]);
  expect(limited.take([narrow, wide])).toBeGreaterThan(0);
  // The refusal above took nothing from the wide limit.
  expect(limited.take([wide])).toBe(0);
  expect(limited.take([wide])).toBeGreaterThan(0);
});

test('shares counts between processes after a sync', async () => {
  await using stack = new AsyncDisposableStack();
  const [one, other] = [stack.use(limiter()), stack.use(limiter())];
  const shared = hourly('shared', 4);
  expect([1, 2, 3].map(() => one.take([shared]))).toEqual([0, 0, 0]);
  expect(other.take([shared])).toBe(0);
  await one.exchange();
  await other.exchange();
  expect(other.take([shared])).toBeGreaterThan(0);
});

test('never exceeds an exact limit, across any number of processes', async () => {
  await using stack = new AsyncDisposableStack();
  const processes = [1, 2, 3].map(() => stack.use(limiter()));
  const tries = processes.flatMap((process) =>
    Array.from({ length: 30 }, () => process.takeExactly([hourly('exact', 10)])),
  );
  expect((await Promise.all(tries)).filter((wait) => wait === 0)).toHaveLength(10);
});

test('allows a released call again', async () => {
  await using limited = limiter();
  for (let time = 0; time < 5; time += 1) {
    expect(await limited.takeExactly([hourly('released', 1)])).toBe(0);
    limited.release([hourly('released', 1)]);
  }
});

test('reaches the table once during a refused flood', async () => {
  const tell = vi.fn<CountTable['tell']>((unsynced) => table.tell(unsynced));
  await using limited = limiter({ ...table, tell });
  await limited.takeExactly([hourly('flood', 1)]);
  await limited.takeExactly([hourly('flood', 1)]);
  const asked = tell.mock.calls.length;
  for (let time = 0; time < 1_000; time += 1) {
    expect(await limited.takeExactly([hourly('flood', 1)])).toBeGreaterThan(0);
  }
  expect(tell.mock.calls.length).toBe(asked);
});

test('keeps serving strangers during a flood of invented callers', async () => {
  await using limited = limiter({ tell: async () => [], sweep: async () => undefined });
  for (let index = 0; index < 150_000; index += 1) limited.take([hourly(`made up ${index}`, 1)]);
  expect(limited.take([hourly('a stranger', 1)])).toBe(0);
});

test('counts alone while the table is unavailable, and syncs later', async () => {
  let isAway = true;
  const away: CountTable = {
    ...table,
    tell: (unsynced) => (isAway ? Promise.reject(new Error('away')) : table.tell(unsynced)),
  };
  await using limited = limiter(away);
  const taking = hourly('away', 2);
  const waits = [];
  for (let time = 0; time < 3; time += 1) waits.push(await limited.takeExactly([taking]));
  expect(waits.map((wait) => wait === 0)).toEqual([true, true, false]);
  isAway = false;
  await limited.exchange();
  await using other = limiter();
  expect(await other.takeExactly([taking])).toBeGreaterThan(0);
});

test('names no caller in the table, and forgets past windows', async () => {
  await using limited = limiter();
  limited.take([hourly('192.0.2.77', 9)]);
  await using past = limiter(table, () => 0);
  past.take([hourly('of the past', 9)]);
  await Promise.all([limited.exchange(), past.exchange()]);
  const rows = async () =>
    (
      await database.pool.query<{ row: string; over: boolean }>(
        `select c::text as row, ends_at < now() as over from rate_limits.count c`,
      )
    ).rows;
  const before = await rows();
  expect(before.some(({ over }) => over)).toBe(true);
  const plain = Buffer.from('192.0.2.77').toString('hex');
  for (const { row } of before) for (const told of ['192.0.2.77', plain]) expect(row).not.toContain(told);
  await table.sweep(Date.now());
  expect((await rows()).some(({ over }) => over)).toBe(false);
});
