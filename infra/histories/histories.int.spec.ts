import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnreadableEvent } from '#domain/core/events/codec.ts';
import type { Recorded } from '#domain/core/events/journal.ts';
import { freshDatabase, type TestDatabase } from '#infra/testing/servers/database.ts';
import { bundleOfToday } from '#workflows/core/testing/bundle-of-today.ts';
import { replay as replayWorkflow } from '#workflows/core/testing/replay.ts';
import { projections } from '#projections/projections.ts';
import { readHistory, recordedReleases, snapshotOf, writeHistory, type History } from './history.ts';
import { collectHistory } from '#infra/lab/histories/record-history.ts';
import { openReplay, projectRows, snapshotText, type Replay } from './replay-history.ts';

const temporary = mkdtempDisposableSync(`${tmpdir()}/ninety-histories-`);
afterAll(() => temporary.remove());

/** Writes the history that today's code would record, from an installation without events. */
async function writeExample(root: string): Promise<void> {
  const personalDataKey = Buffer.alloc(32, 7);
  await using installation = await freshDatabase();
  const none = { note: '', testMasterKey: personalDataKey.toString('base64'), keys: [] };
  await using stored = await openReplay(installation, [], none);
  for (const projection of projections) await projectRows(stored, projection);
  await using empty = await freshDatabase();
  const recording = { databaseUrl: installation.url, personalDataKey };
  const { snapshot, ...history } = await collectHistory(recording, empty);
  writeHistory('example', { ...history, workflows: {} }, snapshot, root);
}

const histories = [
  ...recordedReleases().map((release) => ({ release, root: undefined })),
  { release: 'example', root: temporary.path },
];

describe.each(histories)('the history of $release', ({ release, root }) => {
  let history: History;
  let database: TestDatabase;
  let replay: Replay;

  beforeAll(async () => {
    if (root !== undefined) await writeExample(root);
    history = readHistory(release, root);
    database = await freshDatabase();
    replay = await openReplay(database, history.events, history.keys);
  });
  afterAll(async () => {
    await replay?.[Symbol.asyncDispose]();
    await database?.[Symbol.asyncDispose]();
  });

  test('is stored again unchanged', async () => {
    const { rows } = await database.pool.query<{ stream: string; revision: number; id: string }>(
      'select stream, revision, id from event_store.event order by position',
    );
    expect(rows).toEqual(history.events.map(({ stream, revision, id }) => ({ stream, revision, id })));
  });

  test('is read by the current codecs, with and without the keys of personal data', async () => {
    const { events, keys } = history;
    const decoded: Recorded[] = [];
    for await (const event of replay.journal.readAll()) decoded.push(event);
    expect(decoded.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    const destroyed = keys.keys.filter(({ key }) => key === null).map(({ userId }) => userId);
    expect(destroyed).not.toEqual([]);
    for (const { id, type, data, metadata } of events) {
      if (!JSON.stringify(data).includes('"$sealed"')) continue;
      const text = JSON.stringify(decoded.find((candidate) => candidate.id === id)?.data);
      expect(text, `${type} ${id}`).not.toContain('$sealed');
      const isErased = destroyed.some((userId) => userId === metadata['userId']);
      expect(text.includes('"erased":true'), `${type} ${id}`).toBe(isErased);
    }
  });

  test('produces the states and rows of its snapshot', async () => {
    await expect(await snapshotText(replay)).toMatchFileSnapshot(snapshotOf(release, root));
  });

  test('has workflows that the current code replays', async () => {
    const workflows = Object.entries(history.workflows);
    expect(workflows.length > 0).toBe(root === undefined);
    if (workflows.length === 0) return;
    const bundle = await bundleOfToday();
    for (const [type, told] of workflows)
      await expect(replayWorkflow(bundle, JSON.stringify(told)), `workflow ${type}`).resolves.toBeUndefined();
  });

  test('cannot be read without a field of an event', async () => {
    const changed = history.events.map((event) =>
      event.type === 'UserRegistered'
        ? { ...event, data: { ...event.data, email: 'not sealed', userId: 7 } }
        : event,
    );
    await using empty = await freshDatabase();
    await using other = await openReplay(empty, changed, history.keys);
    await expect(snapshotText(other)).rejects.toThrow(UnreadableEvent);
  });
});
