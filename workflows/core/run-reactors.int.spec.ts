import { NewerEvent } from '#domain/core/events/codec.ts';
import { listSetAside } from '#projections/postgres/set-aside.ts';
import { olderJournal } from '#infra/testing/older-journal.ts';
import { Defect } from '#domain/core/defect.ts';
import { expect, test } from 'vitest';
import { poolOfAnotherProcess } from '#infra/testing/servers/database.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { defineReactor, type Reactor } from './reactor.ts';
import { runReactors } from './run-reactors.ts';
import { eventually, openTestHarness, silent, type TestHarness } from './testing/test-harness.ts';

/** Records its events and calls the test's handler. */
function recorder(name: string, handle: (event: RecordedEvent) => Promise<void> = () => Promise.resolve()) {
  const handled: string[] = [];
  const reactor = defineReactor({
    name,
    version: 1,
    types: ['EmailVerified', 'UserBlocked'],
    async handle(event) {
      await handle(event);
      handled.push(`${event.type} of ${event.stream}`);
    },
  });
  return { reactor, handled };
}

/** Runs reactors until disposal. */
function running({ journal, pool }: TestHarness, ...reactors: Reactor[]) {
  const stop = new AbortController();
  const run = runReactors({ journal, pool, reactors, log: silent, signal: stop.signal });
  const state = (name: string) => run.states().find((one) => one.name === name);
  return {
    state,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await run.ended;
    },
  };
}

test('handles its types in order, and continues after a restart', async () => {
  await using harness = await openTestHarness();
  const { reactor, handled } = recorder('in_order');
  await harness.verify('a');
  await harness.block('a');
  {
    await using run = running(harness, reactor);
    await eventually(() => expect(run.state('in_order')?.status).toBe('running'));
    await eventually(() =>
      expect(handled).toEqual(['EmailVerified of account-a', 'UserBlocked of account-a']),
    );
  }
  await harness.verify('b');
  await using again = running(harness, reactor);
  await eventually(() => expect(handled).toHaveLength(3));
  expect(again.state('in_order')?.status).toBe('running');
  expect(handled[2]).toBe('EmailVerified of account-b');
});

test('keeps a failing reactor at its event with the reason, while others continue', async () => {
  await using harness = await openTestHarness();
  let isAway = true;
  const failing = recorder('failing', async () => {
    if (isAway) throw new Error('Temporal unavailable');
  });
  const other = recorder('other');
  await using run = running(harness, failing.reactor, other.reactor);
  await harness.verify('a');
  await harness.verify('b');
  await eventually(() => expect(other.handled).toHaveLength(2));
  await eventually(() =>
    expect(run.state('failing')).toMatchObject({ status: 'retrying', error: 'Temporal unavailable' }),
  );
  expect(run.state('failing')?.lagMs).toBeGreaterThan(0);
  expect(failing.handled).toEqual([]);

  isAway = false;
  await eventually(() => expect(failing.handled).toEqual(other.handled));
  await eventually(() => expect(run.state('failing')).toMatchObject({ status: 'running', lagMs: 0 }));
});

test('repeats an event that was not handled before the end', async () => {
  await using harness = await openTestHarness();
  let isAway = true;
  const { reactor, handled } = recorder('again', async () => {
    if (isAway) throw new Error('away');
  });
  await harness.verify('a');
  {
    await using run = running(harness, reactor);
    await eventually(() => expect(run.state('again')?.status).toBe('retrying'));
  }
  isAway = false;
  await using again = running(harness, reactor);
  await eventually(() => expect(handled).toEqual(['EmailVerified of account-a']));
  await eventually(() => expect(again.state('again')).toMatchObject({ status: 'running', lagMs: 0 }));
});

test('halts a reactor alone at an event it cannot handle, without a retry', async () => {
  await using harness = await openTestHarness();
  let tries = 0;
  const poisoned = recorder('poisoned', async ({ stream }) => {
    if (stream !== 'account-b') return;
    tries += 1;
    throw new Defect('there is no such thing');
  });
  const other = recorder('other');
  await using run = running(harness, poisoned.reactor, other.reactor);
  for (const user of ['a', 'b', 'c']) await harness.verify(user);
  await eventually(() => expect(other.handled).toHaveLength(3));
  await eventually(() =>
    expect(run.state('poisoned')).toMatchObject({ status: 'halted', error: 'there is no such thing' }),
  );
  expect(poisoned.handled).toEqual(['EmailVerified of account-a']);
  expect(tries).toBe(1);
});

test('sets a stream with a newer event aside until a program that can read it takes over', async () => {
  await using harness = await openTestHarness();
  const { reactor, handled } = recorder('rolling');
  {
    const older = { ...harness, journal: olderJournal(harness, 'UserBlocked') };
    await using run = running(older, reactor);
    await harness.verify('a');
    await harness.block('b');
    await harness.verify('b');
    await harness.verify('c');
    await eventually(() =>
      expect(handled).toEqual(['EmailVerified of account-a', 'EmailVerified of account-c']),
    );
    expect(run.state('rolling')?.status).toBe('running');
    const aside = { reader: 'reactor rolling', stream: 'account-b', revision: 0, type: 'UserBlocked' };
    expect(await listSetAside(harness.pool)).toMatchObject([aside]);
  }
  await using _ = running(harness, reactor);
  await eventually(() =>
    expect(handled.slice(2)).toEqual(['UserBlocked of account-b', 'EmailVerified of account-b']),
  );
  expect(await listSetAside(harness.pool)).toEqual([]);
});

test('sets an event aside whose handling meets a newer one, while others continue', async () => {
  await using harness = await openTestHarness();
  const { reactor, handled } = recorder('meets', async ({ stream }) => {
    if (stream === 'account-a') throw new NewerEvent('another stream has version 99');
  });
  await using run = running(harness, reactor);
  for (const user of ['a', 'b']) await harness.verify(user);
  await eventually(() => expect(handled).toContain('EmailVerified of account-b'));
  expect(run.state('meets')?.status).toBe('running');
  expect(await listSetAside(harness.pool)).toMatchObject([{ stream: 'account-a' }]);
});

test('has one owner among two processes, and another after a lost connection', async () => {
  await using harness = await openTestHarness();
  const first = recorder('owned');
  await using one = running(harness, first.reactor);
  await eventually(() => expect(one.state('owned')?.status).toBe('running'));
  const second = recorder('owned');
  await using elsewhere = poolOfAnotherProcess(harness.pool);
  await using other = running({ ...harness, ...elsewhere }, second.reactor);
  await harness.verify('a');
  await eventually(() => expect(first.handled).toHaveLength(1));
  expect(other.state('owned')?.status).toBe('standby');

  await harness.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
     and classid::int8 = hashtext('workflows')::int8 & 4294967295 and database = (select oid from pg_database
     where datname = current_database())`,
  );
  await harness.verify('b');
  await eventually(() =>
    expect([...first.handled, ...second.handled]).toContain('EmailVerified of account-b'),
  );
  const owners = [one.state('owned')?.status, other.state('owned')?.status];
  expect(new Set(owners)).toEqual(new Set(['running', 'standby']));
});
