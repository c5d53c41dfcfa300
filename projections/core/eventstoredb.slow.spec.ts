import { expect, test } from 'vitest';
import { startEventStoreDbNode } from '#infra/testing/servers/eventstoredb-node.ts';
import { eventually, openTestReadModels, startProjections } from '#infra/testing/projections.ts';
import { accounts } from '../accounts/projection.ts';
import { projections } from '../projections.ts';
import { questions } from '../questions/projection.ts';
import { statistics } from '../statistics/projection.ts';
import { rebuild } from './rebuild.ts';

/** What the Postgres store makes easy has to hold on the other store too: positions with gaps, a filter of its own. */
test('shows a write to a waiting query on EventStoreDB, and moves all read models past it', async () => {
  const eventStoreDb = await startEventStoreDbNode();
  await using house = await openTestReadModels({ eventStoreDb });
  await house.register('before@example.com');
  {
    await using running = startProjections(house, projections);
    await running.ready;
    const { position } = await house.register('ann@example.com');
    const names = ['accounts', 'statistics', 'questions', 'user_streams'] as const;
    await house.readModels.waitFor(names, position, 20_000);
    expect(await house.passed(names, position)).toEqual(names.toSorted());
    expect(await house.rows(accounts)).toHaveLength(2);
  }
  await eventStoreDb.stop();
});

test('switches a rebuild on EventStoreDB without events of its own', async () => {
  const eventStoreDb = await startEventStoreDbNode();
  await using house = await openTestReadModels({ eventStoreDb });
  {
    await using running = startProjections(house, [accounts, questions, statistics]);
    await running.ready;
    const { position } = await house.register('ann@example.com');
    for (const projection of [accounts, questions, statistics]) await house.reached(projection, position);
    for (const projection of [accounts, questions]) {
      const before = await house.rows(projection);
      await rebuild({ ...house, projection, signal: new AbortController().signal });
      expect(await house.rows(projection)).toEqual(before);
    }
    const next = await house.register('bob@example.com');
    await house.reached(questions, next.position);
  }
  await eventStoreDb.stop();
});

test('waits for an unavailable server', async () => {
  const eventStoreDb = await startEventStoreDbNode();
  await using house = await openTestReadModels({ eventStoreDb });
  {
    await using running = startProjections(house, [accounts]);
    await running.ready;
    await house.reached(accounts, (await house.register('ann@example.com')).position);
    await eventStoreDb.kill();
    await eventStoreDb.restart();
    const { position } = await eventually(() => house.register('bob@example.com'));
    await house.reached(accounts, position);
    expect(await house.rows(accounts)).toHaveLength(2);
  }
  await eventStoreDb.stop();
});
