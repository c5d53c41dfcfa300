import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { poolOfAnotherProcess } from '#infra/testing/servers/database.ts';
import {
  eventually,
  openTestReadModels,
  startProjections,
  type TestReadModels,
} from '#infra/testing/projections.ts';
import { accounts } from '../accounts/projection.ts';
import { projections } from '../projections.ts';
import { statistics } from '../statistics/projection.ts';
import { openBuild } from './builds.ts';
import type { Projection } from './projection.ts';
import { shareCheckpoints } from './tables/checkpoints.ts';
import { CheckpointMoved, createWriter } from './tables/writer.ts';
import { rebuild } from './rebuild.ts';
import { score } from './testing/examples.ts';

function answer(harness: TestReadModels, userId: string) {
  const attemptId = randomUUID();
  const data = { attemptId, uid: 'RRP-0003', type: 'RRP', score: score(1, 4), secondsUsed: 7 } as const;
  return harness.append(
    questionAttemptStream,
    questionAttemptStream.nameOf(attemptId),
    [{ type: 'AnswerScored', data }],
    {
      userId,
    },
  );
}

async function lockHolders(
  harness: TestReadModels,
  { name, version }: Projection = statistics,
): Promise<number[]> {
  const result = await harness.pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted and objid::bigint =
       (hashtext($1)::bigint & 4294967295)
       and database = (select oid from pg_database where datname = current_database())`,
    [`${name}_v${version}`],
  );
  return result.rows.map(({ pid }) => pid);
}

const answeredOf = async (harness: TestReadModels) =>
  Number((await harness.rows(statistics))[0]?.['answered']);

test('has one owner per projection among two runners, and another after a lost lock', async () => {
  await using harness = await openTestReadModels();
  await using first = startProjections(harness, [statistics]);
  await first.ready;
  await using elsewhere = poolOfAnotherProcess(harness.pool);
  await using second = startProjections({ ...harness, ...elsewhere }, [statistics]);
  await second.ready;
  await harness.reached(statistics, await answer(harness, 'u1'));
  const [holder, ...others] = await lockHolders(harness);
  expect(others).toEqual([]);

  await harness.pool.query('select pg_terminate_backend($1)', [holder]);
  await harness.reached(statistics, await answer(harness, 'u1'));
  const next = await eventually(async () => {
    const holders = await lockHolders(harness);
    expect(holders).toHaveLength(1);
    return holders[0];
  });
  expect(next).not.toBe(holder);
  await harness.reached(statistics, await answer(harness, 'u1'));
  expect(await answeredOf(harness)).toBe(3);
});

test('holds each lock of a process once, on one connection', async () => {
  await using harness = await openTestReadModels();
  await using first = startProjections(harness, projections);
  await first.ready;
  const holders = await Promise.all(projections.map((projection) => lockHolders(harness, projection)));
  expect(holders).toEqual(holders.map(() => [holders[0]?.[0]]));

  // Started again in the same process, it waits until the first one has ended.
  await using second = startProjections(harness, [statistics]);
  await second.ready;
  await harness.reached(statistics, await answer(harness, 'u1'));
  await first[Symbol.asyncDispose]();
  await harness.reached(statistics, await answer(harness, 'u1'));
  expect(await answeredOf(harness)).toBe(2);
});

test('releases the lock of a stopped projection while its process holds others', async () => {
  await using harness = await openTestReadModels();
  await using others = startProjections(
    harness,
    projections.filter((projection) => projection !== statistics),
  );
  await others.ready;
  {
    await using ends = startProjections(harness, [statistics]);
    await ends.ready;
    expect(await lockHolders(harness)).toHaveLength(1);
  }
  expect(await lockHolders(harness)).toEqual([]);
  await using elsewhere = poolOfAnotherProcess(harness.pool);
  await using second = startProjections({ ...harness, ...elsewhere }, [statistics]);
  await second.ready;
  await harness.reached(statistics, await answer(harness, 'u1'));
});

test('writes nothing for an owner that lost its lock', async () => {
  await using harness = await openTestReadModels();
  const build = await openBuild(harness.pool, statistics);
  if (build === 'superseded') throw new Error('nothing can be newer');
  const write = createWriter(harness.pool, statistics, build);
  const row = { userId: 'u', type: 'RRP', answered: 1, right: 0, points: 1, maximum: 4, seconds: 7 };
  const progress = {
    from: undefined,
    position: '1',
    rows: [row],
    userIds: new Set<string>(),
    status: 'running' as const,
    handledUntil: undefined,
  };
  await write(progress);
  // The same batch again, as another owner with the same memory would write it.
  await expect(write({ ...progress, rows: [{ ...row, answered: 2 }] })).rejects.toThrow(CheckpointMoved);
  expect(await harness.rows(statistics)).toEqual([row]);
});

test('moves checkpoints together, except those of an owner that lost its lock', async () => {
  await using harness = await openTestReadModels();
  const checkpoints = shareCheckpoints(harness.pool);
  const move = async (projection: Projection, from: string | undefined, position: string) => {
    const build = await openBuild(harness.pool, projection);
    if (build === 'superseded') throw new Error('nothing can be newer');
    return () =>
      checkpoints.write({ projection: projection.name, tableName: build.tableName, from, position });
  };
  const [first, other] = [await move(statistics, undefined, '1'), await move(accounts, undefined, '1')];
  const asked = vi.spyOn(harness.pool, 'query');
  await Promise.all([first(), other()]);
  const writes = asked.mock.calls.filter((given) => JSON.stringify(given).includes('write checkpoints'));
  expect(writes).toHaveLength(1);
  const [lost, next] = [await move(statistics, undefined, '2'), await move(accounts, '1', '2')];
  const outcomes = await Promise.allSettled([lost(), next()]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: expect.any(CheckpointMoved) },
    { status: 'fulfilled' },
  ]);
  expect(await harness.passed(['statistics', 'accounts'], '1')).toEqual(['accounts', 'statistics']);
  expect(await harness.passed(['statistics', 'accounts'], '2')).toEqual(['accounts']);
});

test('loses and duplicates nothing while connections are cut repeatedly', async () => {
  await using harness = await openTestReadModels();
  await using first = startProjections(harness, projections);
  await using elsewhere = poolOfAnotherProcess(harness.pool);
  await using second = startProjections({ ...harness, ...elsewhere }, projections);
  await Promise.all([first.ready, second.ready]);
  let last = '';
  const answers = 120;
  for (let index = 0; index < answers; index += 1) {
    last = await answer(harness, `u${index % 3}`);
    if (index % 20 === 10) {
      await harness.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
           and application_name not like '% store'`,
      );
    }
  }
  for (const projection of projections) await harness.reached(projection, last);
  const rows = await harness.rows(statistics);
  expect(rows.reduce((sum, row) => sum + Number(row['answered']), 0)).toBe(answers);
  for (const projection of projections) {
    const before = await harness.rows(projection);
    await rebuild({ ...harness, projection, signal: new AbortController().signal });
    expect(await harness.rows(projection)).toEqual(before);
  }
});
