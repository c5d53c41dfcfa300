import { expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import {
  eventually,
  openTestReadModels,
  startProjections,
  type TestReadModels,
} from '#infra/testing/projections.ts';
import { accounts } from '../accounts/projection.ts';
import { statistics } from '../statistics/projection.ts';
import { isAboutUser, type Change } from './feed/change.ts';
import { createReadModels } from './read-models.ts';

const block = (harness: TestReadModels, userId: string) =>
  harness.append(
    accountStream,
    accountStream.nameOf(userId),
    [{ type: 'UserBlocked', data: { reason: 'asked for by email' } }],
    { userId },
  );

const accountOf = ({ readModels: { db } }: TestReadModels, userId: string) =>
  db.selectFrom('accounts').selectAll().where('userId', '=', userId).executeTakeFirst();

const listening = (harness: TestReadModels) =>
  eventually(async () => {
    const { rows } = await harness.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query = 'listen read_models_changed'`,
    );
    expect(rows).toHaveLength(1);
    return rows[0]?.pid;
  });

test('shows a position to a query that waits for it', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  await using running = startProjections(harness, [accounts]);
  await running.ready;
  for (let index = 0; index < 20; index += 1) {
    const { userId, position } = await harness.register(`user${index}@example.com`);
    await harness.readModels.waitFor(['accounts'], position);
    expect(await accountOf(harness, userId)).toMatchObject({ userId });
  }
});

test('moves a projection without a matching event past a position immediately', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  await using running = startProjections(harness, [accounts, statistics]);
  await running.ready;
  const { position } = await harness.register('ann@example.com');
  await harness.readModels.waitFor(['accounts', 'statistics'], position, 20_000);
  expect(await harness.passed(['accounts', 'statistics'], position)).toEqual(['accounts', 'statistics']);
});

test('limits the wait of a query, and does not wait without a position', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  const { position } = await harness.register('ann@example.com');
  await harness.readModels.waitFor(['accounts'], undefined);
  await harness.readModels.waitFor(['accounts'], position, 200);
  expect(await harness.passed(['accounts'], position)).toEqual([]);
  const waiting = harness.readModels.waitFor(['accounts'], position, 60_000);
  await using running = startProjections(harness, [accounts]);
  await running.ready;
  await waiting;
  expect(await harness.passed(['accounts'], position)).toEqual(['accounts']);
});

test('names the users of changed rows', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  await using running = startProjections(harness, [accounts]);
  await running.ready;
  await listening(harness);
  const changes: Change[] = [];
  const forget = harness.readModels.onChange((change) => changes.push(change));
  const { userId, position } = await harness.register('ann@example.com');
  const change = await eventually(() => {
    const found = changes.find((one) => isAboutUser(one, userId));
    if (!found) throw new Error('not told yet');
    return found;
  });
  expect(change).toEqual({ projection: 'accounts', position, userIds: [userId] });
  expect(isAboutUser(change, 'another')).toBe(false);
  forget();
  const told = changes.length;
  await harness.readModels.waitFor(['accounts'], await block(harness, userId));
  expect(changes).toHaveLength(told);
});

test('listens again after a lost connection, and reports the missed changes', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  await using running = startProjections(harness, [accounts]);
  await running.ready;
  const pid = await listening(harness);
  const { userId } = await harness.register('ann@example.com');
  const changes: Change[] = [];
  harness.readModels.onChange((change) => changes.push(change));
  await harness.pool.query('select pg_terminate_backend($1)', [pid]);
  const missed = await block(harness, userId);
  await harness.readModels.waitFor(['accounts'], missed, 10_000);
  expect(await accountOf(harness, userId)).toMatchObject({ status: 'blocked' });
  await eventually(() => {
    expect(changes.some((change) => change.position >= missed && isAboutUser(change, userId))).toBe(true);
  });
});

test('reconnects after silence, and closes during it', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  await using running = startProjections(harness, [accounts]);
  await running.ready;
  await harness.readModels.close();
  const readModels = createReadModels(harness.pool, { heartbeatMs: 200 });
  const { userId } = await harness.register('ann@example.com');
  const changes: Change[] = [];
  readModels.onChange((change) => changes.push(change));
  {
    using _ = silence(await listening(harness));
    const missed = await block(harness, userId);
    await eventually(() => {
      expect(changes.some((change) => change.position >= missed && isAboutUser(change, userId))).toBe(true);
    });
  }
  using _ = silence(await listening(harness));
  await readModels.close();
});

/** Suspends the server's end of a connection until disposed. */
function silence(pid = 0): Disposable {
  process.kill(pid, 'SIGSTOP');
  return { [Symbol.dispose]: () => void process.kill(pid, 'SIGCONT') };
}

test('measures the lag from the oldest waiting event, and none without one', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  {
    await using running = startProjections(harness, [accounts]);
    await running.ready;
    const { position } = await harness.register('ann@example.com');
    await harness.reached(accounts, position);
    const [state] = await harness.readModels.states();
    expect(state).toMatchObject({
      name: 'accounts',
      version: accounts.version,
      status: 'running',
      lagMs: 0,
      position,
    });
  }
  // An event that halts its projection waits from the time on at which it was recorded.
  const before = Date.now();
  await harness.appendRaw('account-x', 'EmailVerified', {});
  const after = Date.now();
  const broken = {
    ...accounts,
    fold: () => {
      throw new RangeError('no such account');
    },
  };
  await using running = startProjections(harness, [broken]);
  await running.ready;
  const lagOnceItIs = (least: number) =>
    eventually(async () => {
      const asked = Date.now();
      const [state] = await harness.readModels.states();
      expect(state?.status).toBe('halted');
      expect(state?.lagMs).toBeGreaterThanOrEqual(Math.max(least, asked - after - 1));
      expect(state?.lagMs).toBeLessThanOrEqual(Date.now() - before + 1);
      return state?.lagMs ?? 0;
    });
  await lagOnceItIs((await lagOnceItIs(0)) + 50);
});

test('shows a silent owner as lag', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  {
    await using running = startProjections(harness, [accounts]);
    await running.ready;
    const { position } = await harness.register('ann@example.com');
    await harness.reached(accounts, position);
  }
  await harness.pool.query(`update read_models.checkpoint set seen_at = seen_at - interval '1 minute'`);
  const [silent] = await harness.readModels.states();
  expect(silent?.lagMs).toBeGreaterThanOrEqual(60_000);
  await using running = startProjections(harness, [accounts]);
  await running.ready;
  await eventually(async () => {
    const [state] = await harness.readModels.states();
    expect(state?.lagMs).toBe(0);
  });
});
