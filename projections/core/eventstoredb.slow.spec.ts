import { expect, test } from 'vitest';
import { startEventStoreDbNode } from '#infra/testing/servers/eventstoredb-node.ts';
import { eventually, openTestReadModels, startProjections } from '#infra/testing/projections.ts';
import { accounts } from '../accounts/projection.ts';
import { projections } from '../projections.ts';
import { questions } from '../questions/projection.ts';
import { statistics } from '../statistics/projection.ts';
import { rebuild } from './rebuild.ts';

/**
 * Guarantees that are easy with Postgres must hold on the other store too: positions with gaps, a filter of its own.
 */
test('shows a write to a waiting query on EventStoreDB, and moves all read models past it', async () => {
  const eventStoreDb = await startEventStoreDbNode();
  await using harness = await openTestReadModels({ eventStoreDb });
  await harness.register('before@example.com');
  {
    await using running = startProjections(harness, projections);
    await running.ready;
    const { position } = await harness.register('ann@example.com');
    const names = ['accounts', 'statistics', 'questions', 'user_streams'] as const;
    await harness.readModels.waitFor(names, position, 20_000);
    expect(await harness.passed(names, position)).toEqual(names.toSorted());
    expect(await harness.rows(accounts)).toHaveLength(2);
  }
  await eventStoreDb.stop();
});

test('switches a rebuild on EventStoreDB without events of its own', async () => {
  const eventStoreDb = await startEventStoreDbNode();
  await using harness = await openTestReadModels({ eventStoreDb });
  {
    await using running = startProjections(harness, [accounts, questions, statistics]);
    await running.ready;
    const { position } = await harness.register('ann@example.com');
    for (const projection of [accounts, questions, statistics]) await harness.reached(projection, position);
    for (const projection of [accounts, questions]) {
      const before = await harness.rows(projection);
      await rebuild({ ...harness, projection, signal: new AbortController().signal });
      expect(await harness.rows(projection)).toEqual(before);
    }
    const next = await harness.register('bob@example.com');
    await harness.reached(questions, next.position);
  }
  await eventStoreDb.stop();
});

test('waits for an unavailable server', async () => {
  const eventStoreDb = await startEventStoreDbNode();
  await using harness = await openTestReadModels({ eventStoreDb });
  {
    await using running = startProjections(harness, [accounts]);
    await running.ready;
    await harness.reached(accounts, (await harness.register('ann@example.com')).position);
    await eventStoreDb.kill();
    await eventStoreDb.restart();
    const { position } = await eventually(() => harness.register('bob@example.com'));
    await harness.reached(accounts, position);
    expect(await harness.rows(accounts)).toHaveLength(2);
  }
  await eventStoreDb.stop();
});
