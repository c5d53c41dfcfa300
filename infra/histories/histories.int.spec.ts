import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Recorded } from '#domain/core/journal.ts';
import type { JsonObject } from '#domain/core/json.ts';
import { freshDatabase, type TestDatabase } from '#infra/testing/database.ts';
import { projections } from '#projections/projections.ts';
import { eventsToday, expectedToday } from './expected-today.ts';
import { readHistory, recordedReleases } from './history.ts';
import { present } from './record-history.ts';
import { openReplay, projectRows, replayStreams, type Replay } from './replay-history.ts';

test('the first release has a history', () => {
  expect(recordedReleases()[0]).toBe('0.1.0');
});

describe.each(recordedReleases())('what %s stored', (name) => {
  const history = readHistory(name);
  const { keys, release } = history;
  const events = eventsToday(history);
  const expected = expectedToday(history);
  let database: TestDatabase;
  let replay: Replay;

  beforeAll(async () => {
    database = await freshDatabase();
    replay = await openReplay(database, events, keys);
  });
  afterAll(async () => {
    await replay?.[Symbol.asyncDispose]();
    await database?.[Symbol.asyncDispose]();
  });

  test('holds every type of event of that release, in every version', () => {
    expect(present(history.events)).toEqual(release.eventTypes);
  });

  test('is stored again as it was', async () => {
    const { rows } = await database.pool.query<{ stream: string; revision: number; id: string }>(
      'select stream, revision, id from event_store.event order by position',
    );
    expect(rows).toEqual(events.map(({ stream, revision, id }) => ({ stream, revision, id })));
  });

  test('is read by the present codecs, personal data with its keys and not without', async () => {
    const read: Recorded[] = [];
    for await (const event of replay.journal.readAll()) read.push(event);
    expect(read.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    const destroyed = keys.keys.filter(({ key }) => key === null).map(({ userId }) => userId);
    expect(destroyed).not.toEqual([]);
    for (const { id, type, data, metadata } of events) {
      if (!JSON.stringify(data).includes('"$sealed"')) continue;
      const text = JSON.stringify(read.find((candidate) => candidate.id === id)?.data);
      expect(text, `${type} ${id}`).not.toContain('$sealed');
      const isErased = destroyed.some((userId) => userId === metadata['userId']);
      expect(text.includes('"erased":true'), `${type} ${id}`).toBe(isErased);
    }
  });

  test('replays to the same states', async () => {
    const streams = await replayStreams(replay);
    for (const [stream, state] of streams) expect.soft(state, stream).toEqual(expected.streams[stream]);
    expect([...streams.keys()].toSorted()).toEqual(Object.keys(expected.streams).toSorted());
  });

  test.each(Object.keys(expected.projections))('projects to the same rows of %s', async (table) => {
    const projection = projections.find((candidate) => candidate.name === table);
    if (!projection) throw new Error(`${table} is gone: say so in intended-changes.ts`);
    const rows = await projectRows(replay, projection);
    const named = (list: readonly JsonObject[]) => {
      const keyOf = (row: JsonObject) =>
        projection.key.map((column) => JSON.stringify(row[column])).join(' ');
      return new Map(list.map((row) => [keyOf(row), row]));
    };
    const wanted = named(expected.projections[table] ?? []);
    for (const [key, row] of named(rows)) expect.soft(row, `${table}: ${key}`).toEqual(wanted.get(key));
    expect([...named(rows).keys()].toSorted()).toEqual([...wanted.keys()].toSorted());
  });

  test('can be projected by whatever came later', async () => {
    const later = projections.filter((projection) => !(projection.name in expected.projections));
    for (const projection of later) {
      await expect(projectRows(replay, projection)).resolves.toBeInstanceOf(Array);
    }
  });
});
