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

function answer(house: TestReadModels, userId: string) {
  const attemptId = randomUUID();
  const data = { attemptId, uid: 'RRP-0003', type: 'RRP', score: score(1, 4), secondsUsed: 7 } as const;
  return house.append(
    questionAttemptStream,
    questionAttemptStream.nameOf(attemptId),
    [{ type: 'AnswerScored', data }],
    {
      userId,
    },
  );
}

async function lockHolders(
  house: TestReadModels,
  { name, version }: Projection = statistics,
): Promise<number[]> {
  const result = await house.pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted and objid::bigint =
       (hashtext($1)::bigint & 4294967295)
       and database = (select oid from pg_database where datname = current_database())`,
    [`${name}_v${version}`],
  );
  return result.rows.map(({ pid }) => pid);
}

const answeredOf = async (house: TestReadModels) => Number((await house.rows(statistics))[0]?.['answered']);

test('has one owner per projection among two runners, and another after a lost lock', async () => {
  await using house = await openTestReadModels();
  await using first = startProjections(house, [statistics]);
  await first.ready;
  await using elsewhere = poolOfAnotherProcess(house.pool);
  await using second = startProjections({ ...house, ...elsewhere }, [statistics]);
  await second.ready;
  await house.reached(statistics, await answer(house, 'u1'));
  const [holder, ...others] = await lockHolders(house);
  expect(others).toEqual([]);

  await house.pool.query('select pg_terminate_backend($1)', [holder]);
  await house.reached(statistics, await answer(house, 'u1'));
  const next = await eventually(async () => {
    const holders = await lockHolders(house);
    expect(holders).toHaveLength(1);
    return holders[0];
  });
  expect(next).not.toBe(holder);
  await house.reached(statistics, await answer(house, 'u1'));
  expect(await answeredOf(house)).toBe(3);
});

test('holds each lock of a process once, on one connection', async () => {
  await using house = await openTestReadModels();
  await using first = startProjections(house, projections);
  await first.ready;
  const holders = await Promise.all(projections.map((projection) => lockHolders(house, projection)));
  expect(holders).toEqual(holders.map(() => [holders[0]?.[0]]));

  // Started again in the same process, it waits until the first one has ended.
  await using second = startProjections(house, [statistics]);
  await second.ready;
  await house.reached(statistics, await answer(house, 'u1'));
  await first[Symbol.asyncDispose]();
  await house.reached(statistics, await answer(house, 'u1'));
  expect(await answeredOf(house)).toBe(2);
});

test('releases the lock of a stopped projection while its process holds others', async () => {
  await using house = await openTestReadModels();
  await using others = startProjections(
    house,
    projections.filter((projection) => projection !== statistics),
  );
  await others.ready;
  {
    await using ends = startProjections(house, [statistics]);
    await ends.ready;
    expect(await lockHolders(house)).toHaveLength(1);
  }
  expect(await lockHolders(house)).toEqual([]);
  await using elsewhere = poolOfAnotherProcess(house.pool);
  await using second = startProjections({ ...house, ...elsewhere }, [statistics]);
  await second.ready;
  await house.reached(statistics, await answer(house, 'u1'));
});

test('writes nothing for an owner that lost its lock', async () => {
  await using house = await openTestReadModels();
  const build = await openBuild(house.pool, statistics);
  if (build === 'superseded') throw new Error('nothing can be newer');
  const write = createWriter(house.pool, statistics, build);
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
  expect(await house.rows(statistics)).toEqual([row]);
});

test('moves checkpoints together, except those of an owner that lost its lock', async () => {
  await using house = await openTestReadModels();
  const checkpoints = shareCheckpoints(house.pool);
  const move = async (projection: Projection, from: string | undefined, position: string) => {
    const build = await openBuild(house.pool, projection);
    if (build === 'superseded') throw new Error('nothing can be newer');
    return () =>
      checkpoints.write({ projection: projection.name, tableName: build.tableName, from, position });
  };
  const [first, other] = [await move(statistics, undefined, '1'), await move(accounts, undefined, '1')];
  const asked = vi.spyOn(house.pool, 'query');
  await Promise.all([first(), other()]);
  const writes = asked.mock.calls.filter((given) => JSON.stringify(given).includes('write checkpoints'));
  expect(writes).toHaveLength(1);
  const [lost, next] = [await move(statistics, undefined, '2'), await move(accounts, '1', '2')];
  const outcomes = await Promise.allSettled([lost(), next()]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: expect.any(CheckpointMoved) },
    { status: 'fulfilled' },
  ]);
  expect(await house.passed(['statistics', 'accounts'], '1')).toEqual(['accounts', 'statistics']);
  expect(await house.passed(['statistics', 'accounts'], '2')).toEqual(['accounts']);
});

test('loses and duplicates nothing while connections are cut repeatedly', async () => {
  await using house = await openTestReadModels();
  await using first = startProjections(house, projections);
  await using elsewhere = poolOfAnotherProcess(house.pool);
  await using second = startProjections({ ...house, ...elsewhere }, projections);
  await Promise.all([first.ready, second.ready]);
  let last = '';
  const answers = 120;
  for (let index = 0; index < answers; index += 1) {
    last = await answer(house, `u${index % 3}`);
    if (index % 20 === 10) {
      await house.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
           and application_name not like '% store'`,
      );
    }
  }
  for (const projection of projections) await house.reached(projection, last);
  const rows = await house.rows(statistics);
  expect(rows.reduce((sum, row) => sum + Number(row['answered']), 0)).toBe(answers);
  for (const projection of projections) {
    const before = await house.rows(projection);
    await rebuild({ ...house, projection, signal: new AbortController().signal });
    expect(await house.rows(projection)).toEqual(before);
  }
});
