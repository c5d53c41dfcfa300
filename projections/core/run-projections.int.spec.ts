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

function answer(harness: TestReadModels, userId: string, points = 1) {
  const attemptId = randomUUID();
  const data = { attemptId, uid: 'RRP-0003', type: 'RRP', score: score(points, 4), secondsUsed: 7 } as const;
  return harness.append(
    questionAttemptStream,
    questionAttemptStream.nameOf(attemptId),
    [{ type: 'AnswerScored', data }],
    {
      userId,
    },
  );
}

const verify = (harness: TestReadModels, userId: string) =>
  harness.append(accountStream, accountStream.nameOf(userId), [{ type: 'EmailVerified', data: {} }], {
    userId,
  });

test('folds live events like a rebuild, and adds nothing in a second run', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  const users = ['u1', 'u2', 'u3'];
  for (const user of users) await answer(harness, user);
  {
    await using running = startProjections(harness, projections);
    await running.ready;
    for (let index = 0; index < 20; index += 1) await answer(harness, users[index % 3] ?? '', index % 5);
    const { userId, position } = await harness.register('ann@example.com');
    await verify(harness, userId);
    for (const projection of projections) await harness.reached(projection, position);
  }
  {
    await using again = startProjections(harness, projections);
    await again.ready;
    const last = await answer(harness, 'u1');
    for (const projection of projections) await harness.reached(projection, last);
  }
  for (const projection of projections) {
    const before = await harness.rows(projection);
    await rebuild({ ...harness, projection, signal: never });
    expect(await harness.rows(projection)).toEqual(before);
  }
  const rows = await harness.rows(statistics);
  expect(rows.reduce((sum, row) => sum + Number(row['answered']), 0)).toBe(24);
});

test('forgets the address of a deleted account, and rebuilds the same rows without its key', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  await using running = startProjections(harness, [accounts]);
  await running.ready;
  const kept = await harness.register('kept@example.com');
  const gone = await harness.register('gone@example.com');
  await harness.reached(accounts, gone.position);
  expect((await harness.rows(accounts)).map((row) => row['email'])).toContain('gone@example.com');

  const { userId } = gone;
  const deleted = await harness.append(
    accountStream,
    accountStream.nameOf(userId),
    [{ type: 'AccountDeleted', data: {} }],
    {
      userId,
    },
  );
  await harness.reached(accounts, deleted);
  const before = await harness.rows(accounts);
  expect(before.find((row) => row['userId'] === userId)).toMatchObject({ status: 'deleted', email: null });
  expect(before.find((row) => row['userId'] === kept.userId)).toMatchObject({ email: 'kept@example.com' });

  await harness.keys.destroy(userId);
  await rebuild({ ...harness, projection: accounts, signal: never });
  expect(await harness.rows(accounts)).toEqual(before);
});

test('sets a stream with a newer event aside until a program can read it', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  const stream = questionAttemptStream.nameOf('x');
  const attempt = { attemptId: 'x', uid: 'RRP-0003', type: 'RRP', secondsUsed: 7 } as const;
  const previous = { points: 1, maximum: 4, successful: false };
  const corrected = { revision: 2, previous, reason: 'A test', answeredAt: '2026-11-27T09:00:00.000Z' };
  const older = { ...harness, journal: olderJournal(harness, 'AnswerRescored') };
  const usersIn = async () => (await harness.rows(progress)).map((row) => row['personId']);
  {
    await using running = startProjections(older, [accounts, progress, statistics]);
    await running.ready;
    await answer(harness, 'u1');
    await harness.append(
      questionAttemptStream,
      stream,
      [
        { type: 'AnswerRescored', data: { ...attempt, ...corrected, score: score(4, 4) } },
        { type: 'AnswerScored', data: { ...attempt, score: score(3, 4) } },
      ],
      { userId: 'u2' },
    );
    const after = await answer(harness, 'u3');
    for (const projection of [progress, statistics]) await harness.reached(projection, after);
    expect((await harness.readModels.states()).map(({ status }) => status)).not.toContain('halted');
    expect(await usersIn()).toEqual(['u1', 'u3']);
    const aside = await listSetAside(harness.pool);
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
    await harness.reached(progress, await answer(harness, 'u4'));
    expect(await usersIn()).toEqual(['u1', 'u3', 'u4']);
  }
  await using newer = startProjections(harness, [progress, statistics]);
  await newer.ready;
  await eventually(async () => {
    expect(await usersIn()).toEqual(['u1', 'u2', 'u3', 'u4']);
    expect(await listSetAside(harness.pool)).toEqual([]);
  });
});

test('halts at the event of a failing fold, and continues there after a fix and a restart', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
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
  await verify(harness, 'a');
  const bad = await verify(harness, 'bad');
  const last = await verify(harness, 'c');
  {
    const projection = define(false);
    await using running = startProjections(harness, [projection]);
    await running.ready;
    await eventually(async () => {
      const [state] = await harness.readModels.states();
      expect(state).toMatchObject({ status: 'halted', errorPosition: bad });
      expect(state?.error).toContain('RangeError: no such user');
    });
    expect(await harness.rows(projection)).toEqual([{ userId: 'a' }]);
  }
  const projection = define(true);
  await using running = startProjections(harness, [projection]);
  await running.ready;
  await harness.reached(projection, last);
  expect(await harness.rows(projection)).toEqual([{ userId: 'a' }, { userId: 'bad' }, { userId: 'c' }]);
  await eventually(async () => {
    const [state] = await harness.readModels.states();
    expect(state).toMatchObject({ status: 'running', lagMs: 0 });
    expect(state).not.toHaveProperty('error');
  });
});

test('halts at the event whose row the table refuses', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  const projection = defineProjection({
    name: 'verified',
    version: 1,
    columns: { ...userColumn, count: column.integer() },
    key: ['userId'],
    eventTypes: ['EmailVerified'],
    keysOf: ({ metadata }) => [{ userId: metadata.userId ?? '' }],
    fold: (_rows, { metadata: { userId = '' } }) => [{ userId, count: userId === 'bad' ? 1.5 : 1 }],
  });
  for (const user of ['a', 'b']) await verify(harness, user);
  const bad = await verify(harness, 'bad');
  await verify(harness, 'c');
  await using running = startProjections(harness, [projection]);
  await running.ready;
  await eventually(async () => {
    const [state] = await harness.readModels.states();
    expect(state).toMatchObject({ status: 'halted', errorPosition: bad });
  });
  expect(await harness.rows(projection)).toEqual([
    { userId: 'a', count: 1 },
    { userId: 'b', count: 1 },
  ]);
});
