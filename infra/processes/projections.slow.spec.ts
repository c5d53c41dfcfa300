import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { eventually, openTestReadModels, type TestReadModels } from '#infra/testing/projections.ts';
import { accounts } from '#projections/accounts/projection.ts';
import { rebuild } from '#projections/core/rebuild.ts';
import { score } from '#projections/core/testing/examples.ts';
import { projections } from '#projections/projections.ts';
import { statistics } from '#projections/statistics/projection.ts';
import { readHeartbeats } from '#services/health/heartbeats.ts';

const entry = path.join(import.meta.dirname, 'projections.ts');

async function launch(harness: TestReadModels) {
  const child = fork(entry, {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      ...harness.environment,
      TOKEN_SECRET: 'a secret of the test, long enough to be one',
      PERSONAL_DATA_KEY: Buffer.from(harness.masterKey).toString('base64'),
    },
    silent: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (said += String(chunk)));
  }
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`it ended: ${said}`))),
  ]);
  expect(message).toEqual({ ready: true });
  return {
    child,
    said: () => said,
    async [Symbol.asyncDispose]() {
      if (isRunning(child)) await exitOf(child, () => child.kill('SIGKILL'));
    },
  };
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function exitOf(child: ChildProcess, end: () => void): Promise<number | null> {
  const exited = once(child, 'exit');
  end();
  await exited;
  return child.exitCode;
}

function answer(harness: TestReadModels, userId: string) {
  const attemptId = randomUUID();
  const data = { attemptId, uid: 'RRP-0003', type: 'RRP', score: score(1, 4), secondsUsed: 7 } as const;
  return harness.append(
    questionAttemptStream,
    questionAttemptStream.nameOf(attemptId),
    [{ type: 'AnswerScored', data }],
    { userId },
  );
}

test('is killed under way: its successor continues, loses nothing and counts nothing twice', async () => {
  await using harness = await openTestReadModels();
  const answers = 400;
  let sent = 0;
  const send = async (count: number) => {
    let last = '';
    for (let index = 0; index < count; index += 1) last = await answer(harness, `u${(sent += 1) % 7}`);
    return last;
  };
  for (let kills = 0; kills < 3; kills += 1) {
    await using running = await launch(harness);
    const sending = send(100);
    await eventually(async () => expect(await harness.rows(statistics)).not.toEqual([]));
    await exitOf(running.child, () => running.child.kill('SIGKILL'));
    await sending;
  }
  await using running = await launch(harness);
  const last = await send(100);
  for (const projection of projections) await harness.reached(projection, last);
  const { position } = await harness.register('ann@example.com');
  await harness.reached(accounts, position);
  expect((await harness.rows(accounts)).map(({ email }) => email)).toEqual(['ann@example.com']);
  const rows = await harness.rows(statistics);
  expect(rows.reduce((sum, row) => sum + Number(row['answered']), 0)).toBe(answers);
  expect(await readHeartbeats(harness.pool)).toMatchObject([{ name: 'projections', pid: running.child.pid }]);

  expect(await exitOf(running.child, () => running.child.kill('SIGTERM'))).toBe(0);
  // Only a killed process could not remove its heartbeat.
  expect((await readHeartbeats(harness.pool)).map(({ pid }) => pid)).not.toContain(running.child.pid);
  for (const projection of projections) {
    const before = await harness.rows(projection);
    await rebuild({ ...harness, projection, signal: new AbortController().signal });
    expect(await harness.rows(projection)).toEqual(before);
  }
});

test('is followed at once when it ends, and ends without its launcher', async () => {
  await using harness = await openTestReadModels();
  await using owner = await launch(harness);
  await using successor = await launch(harness);
  await harness.reached(statistics, await answer(harness, 'u1'));
  expect(await exitOf(owner.child, () => owner.child.kill('SIGTERM'))).toBe(0);
  await harness.reached(statistics, await answer(harness, 'u1'));
  expect(await harness.rows(statistics)).toMatchObject([{ answered: 2 }]);
  expect(await exitOf(successor.child, () => successor.child.disconnect())).toBe(0);
});
