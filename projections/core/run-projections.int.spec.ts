import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import {
  eventually,
  openTestReadModels,
  startProjections,
  type TestReadModels,
} from '#infra/testing/projections.ts';
import { listSetAside } from '../postgres/set-aside.ts';
import { olderJournal } from '#infra/testing/older-journal.ts';
import { accounts } from '../accounts/projection.ts';
import { progress } from '../progress/projection.ts';
import { projections } from '../projections.ts';
import { statistics } from '../statistics/projection.ts';
import { column } from './tables/column.ts';
import { defineProjection } from './projection.ts';
import { rebuild } from './rebuild.ts';
import { score } from './testing/examples.ts';

const never = new AbortController().signal;
const userColumn = { userId: column.text() };

function answer(house: TestReadModels, userId: string, points = 1) {
  const attemptId = randomUUID();
  const data = { attemptId, uid: 'RRP-0003', type: 'RRP', score: score(points, 4), secondsUsed: 7 } as const;
  return house.append(
    questionAttemptStream,
    questionAttemptStream.nameOf(attemptId),
    [{ type: 'AnswerScored', data }],
    {
      userId,
    },
  );
}

const verify = (house: TestReadModels, userId: string) =>
  house.append(accountStream, accountStream.nameOf(userId), [{ type: 'EmailVerified', data: {} }], {
    userId,
  });

test('folds live events like a rebuild, and adds nothing in a second run', async () => {
  await using house = await openTestReadModels({ hasReadModels: false });
  const users = ['u1', 'u2', 'u3'];
  for (const user of users) await answer(house, user);
  {
    await using running = startProjections(house, projections);
    await running.ready;
    for (let index = 0; index < 20; index += 1) await answer(house, users[index % 3] ?? '', index % 5);
    const { userId, position } = await house.register('ann@example.com');
    await verify(house, userId);
    for (const projection of projections) await house.reached(projection, position);
  }
  {
    await using again = startProjections(house, projections);
    await again.ready;
    const last = await answer(house, 'u1');
    for (const projection of projections) await house.reached(projection, last);
  }
  for (const projection of projections) {
    const before = await house.rows(projection);
    await rebuild({ ...house, projection, signal: never });
    expect(await house.rows(projection)).toEqual(before);
  }
  const rows = await house.rows(statistics);
  expect(rows.reduce((sum, row) => sum + Number(row['answered']), 0)).toBe(24);
});

test('forgets the address of a deleted account, and rebuilds the same rows without its key', async () => {
  await using house = await openTestReadModels({ hasReadModels: false });
  await using running = startProjections(house, [accounts]);
  await running.ready;
  const kept = await house.register('kept@example.com');
  const gone = await house.register('gone@example.com');
  await house.reached(accounts, gone.position);
  expect((await house.rows(accounts)).map((row) => row['email'])).toContain('gone@example.com');

  const { userId } = gone;
  const deleted = await house.append(
    accountStream,
    accountStream.nameOf(userId),
    [{ type: 'AccountDeleted', data: {} }],
    {
      userId,
    },
  );
  await house.reached(accounts, deleted);
  const before = await house.rows(accounts);
  expect(before.find((row) => row['userId'] === userId)).toMatchObject({ status: 'deleted', email: null });
  expect(before.find((row) => row['userId'] === kept.userId)).toMatchObject({ email: 'kept@example.com' });

  await house.keys.destroy(userId);
  await rebuild({ ...house, projection: accounts, signal: never });
  expect(await house.rows(accounts)).toEqual(before);
});

test('sets a stream with a newer event aside until a program can read it', async () => {
  await using house = await openTestReadModels({ hasReadModels: false });
  const stream = questionAttemptStream.nameOf('x');
  const attempt = { attemptId: 'x', uid: 'RRP-0003', type: 'RRP', secondsUsed: 7 } as const;
  const previous = { points: 1, maximum: 4, successful: false };
  const corrected = { revision: 2, previous, reason: 'A test', answeredAt: '2026-11-27T09:00:00.000Z' };
  const older = { ...house, journal: olderJournal(house, 'AnswerRescored') };
  const usersIn = async () => (await house.rows(progress)).map((row) => row['personId']);
  {
    await using running = startProjections(older, [accounts, progress, statistics]);
    await running.ready;
    await answer(house, 'u1');
    await house.append(
      questionAttemptStream,
      stream,
      [
        { type: 'AnswerRescored', data: { ...attempt, ...corrected, score: score(4, 4) } },
        { type: 'AnswerScored', data: { ...attempt, score: score(3, 4) } },
      ],
      { userId: 'u2' },
    );
    const after = await answer(house, 'u3');
    for (const projection of [progress, statistics]) await house.reached(projection, after);
    expect((await house.readModels.states()).map(({ status }) => status)).not.toContain('halted');
    expect(await usersIn()).toEqual(['u1', 'u3']);
    const aside = await listSetAside(house.pool);
    expect(aside.map((one) => [one.reader.split('_v')[0], one.stream, one.revision])).toEqual(
      expect.arrayContaining([
        ['projection progress', stream, 0],
        ['projection statistics', stream, 0],
      ]),
    );
    expect(aside).toHaveLength(2);
    expect(running.log.filter(({ level }) => level === 'error')).toHaveLength(2);
  }
  {
    // The older program again passes over the stream from the start on.
    await using again = startProjections(older, [progress]);
    await again.ready;
    await house.reached(progress, await answer(house, 'u4'));
    expect(await usersIn()).toEqual(['u1', 'u3', 'u4']);
  }
  await using newer = startProjections(house, [progress, statistics]);
  await newer.ready;
  await eventually(async () => {
    expect(await usersIn()).toEqual(['u1', 'u2', 'u3', 'u4']);
    expect(await listSetAside(house.pool)).toEqual([]);
  });
});

test('halts at the event of a failing fold, and continues there after a fix and a restart', async () => {
  await using house = await openTestReadModels({ hasReadModels: false });
  const define = (isCorrected: boolean) =>
    defineProjection({
      name: 'verified',
      version: 1,
      columns: userColumn,
      key: ['userId'],
      eventTypes: ['EmailVerified'],
      keysOf: ({ metadata }) => [{ userId: metadata.userId ?? '' }],
      fold: (_rows, { metadata }) => {
        if (metadata.userId === 'bad' && !isCorrected) throw new RangeError('no such user');
        return [{ userId: metadata.userId ?? '' }];
      },
    });
  await verify(house, 'a');
  const bad = await verify(house, 'bad');
  const last = await verify(house, 'c');
  {
    const projection = define(false);
    await using running = startProjections(house, [projection]);
    await running.ready;
    await eventually(async () => {
      const [state] = await house.readModels.states();
      expect(state).toMatchObject({ status: 'halted', errorPosition: bad });
      expect(state?.error).toContain('RangeError: no such user');
    });
    expect(await house.rows(projection)).toEqual([{ userId: 'a' }]);
  }
  const projection = define(true);
  await using running = startProjections(house, [projection]);
  await running.ready;
  await house.reached(projection, last);
  expect(await house.rows(projection)).toEqual([{ userId: 'a' }, { userId: 'bad' }, { userId: 'c' }]);
  await eventually(async () => {
    const [state] = await house.readModels.states();
    expect(state).toMatchObject({ status: 'running', lagMs: 0 });
    expect(state).not.toHaveProperty('error');
  });
});

test('halts at the event whose row the table refuses', async () => {
  await using house = await openTestReadModels({ hasReadModels: false });
  const projection = defineProjection({
    name: 'verified',
    version: 1,
    columns: { ...userColumn, count: column.integer() },
    key: ['userId'],
    eventTypes: ['EmailVerified'],
    keysOf: ({ metadata }) => [{ userId: metadata.userId ?? '' }],
    fold: (_rows, { metadata: { userId = '' } }) => [{ userId, count: userId === 'bad' ? 1.5 : 1 }],
  });
  for (const user of ['a', 'b']) await verify(house, user);
  const bad = await verify(house, 'bad');
  await verify(house, 'c');
  await using running = startProjections(house, [projection]);
  await running.ready;
  await eventually(async () => {
    const [state] = await house.readModels.states();
    expect(state).toMatchObject({ status: 'halted', errorPosition: bad });
  });
  expect(await house.rows(projection)).toEqual([
    { userId: 'a', count: 1 },
    { userId: 'b', count: 1 },
  ]);
});
