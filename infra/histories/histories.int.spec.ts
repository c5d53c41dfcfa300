import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Recorded } from '#domain/core/journal.ts';
import type { JsonObject } from '#domain/core/json.ts';
import { freshDatabase, type TestDatabase } from '#infra/testing/database.ts';
import { appendExamples } from '#infra/testing/example-events.ts';
import { projections } from '#projections/projections.ts';
import { expectedToday } from './expected-today.ts';
import { readHistory, recordedReleases, writeHistory, type Expected, type History } from './history.ts';
import { missingIn } from './known-types.ts';
import { collectHistory, present } from './record-history.ts';
import { openReplay, projectRows, replayStreams, type Replay } from './replay-history.ts';

/** A history of today: what a release would keep, without a release. */
async function exampleOfToday(): Promise<History> {
  const personalDataKey = Buffer.alloc(32, 7);
  await using installation = await freshDatabase();
  const none = { note: '', testMasterKey: personalDataKey.toString('base64'), keys: [] };
  await using stored = await openReplay(installation, [], none);
  await appendExamples(stored);
  for (const projection of projections) await projectRows(stored, projection);
  await using empty = await freshDatabase();
  const recording = { release: 'example', databaseUrl: installation.url, personalDataKey };
  const history = await collectHistory(recording, empty);
  const root = mkdtempSync(path.join(tmpdir(), 'ninety-histories-'));
  try {
    writeHistory(history, root);
    return readHistory('example', root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const histories = [
  ...recordedReleases().map((name) => ({ name, read: async () => readHistory(name) })),
  { name: 'an example', read: exampleOfToday },
];

describe.each(histories)('the history of $name', ({ read }) => {
  let history: History;
  let expected: Expected;
  let database: TestDatabase;
  let replay: Replay;

  beforeAll(async () => {
    history = await read();
    expected = expectedToday(history);
    database = await freshDatabase();
    replay = await openReplay(database, history.events, history.keys);
  });
  afterAll(async () => {
    await replay?.[Symbol.asyncDispose]();
    await database?.[Symbol.asyncDispose]();
  });

  test('holds every type of event of that release, in every version', () => {
    expect(present(history.events)).toEqual(history.release.eventTypes);
  });

  test('is stored again as it was', async () => {
    const { rows } = await database.pool.query<{ stream: string; revision: number; id: string }>(
      'select stream, revision, id from event_store.event order by position',
    );
    expect(rows).toEqual(history.events.map(({ stream, revision, id }) => ({ stream, revision, id })));
  });

  test('is read by the present codecs, personal data with its keys and not without', async () => {
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

  test('replays to the same states', async () => {
    const streams = await replayStreams(replay);
    for (const [stream, state] of streams) expect.soft(state, stream).toEqual(expected.streams[stream]);
    expect([...streams.keys()].toSorted()).toEqual(Object.keys(expected.streams).toSorted());
  });

  test('projects to the same rows', async () => {
    for (const [table, wantedRows] of Object.entries(expected.projections)) {
      const projection = projections.find((candidate) => candidate.name === table);
      if (!projection) throw new Error(`${table} is gone: say so in intended-changes.ts`);
      const rows = await projectRows(replay, projection);
      const named = (list: readonly JsonObject[]) => {
        const keyOf = (row: JsonObject) =>
          projection.key.map((column) => JSON.stringify(row[column])).join(' ');
        return new Map(list.map((row) => [keyOf(row), row]));
      };
      const wanted = named(wantedRows);
      for (const [key, row] of named(rows)) expect.soft(row, `${table}: ${key}`).toEqual(wanted.get(key));
      expect([...named(rows).keys()].toSorted()).toEqual([...wanted.keys()].toSorted());
    }
  });

  test('can be read by projections that came later', async () => {
    const later = projections.filter((projection) => !(projection.name in expected.projections));
    for (const projection of later) {
      await expect(projectRows(replay, projection)).resolves.toBeInstanceOf(Array);
    }
  });
});

test('an intended change applies to the states and rows of its release', () => {
  const release = { release: '0.2.0', eventTypes: {} };
  const expected: Expected = {
    streams: { 'cart-1': { status: 'open' }, 'session-1': { status: 'none' } },
    projections: { carts: [{ cartId: '1' }], gone: [{ id: '1' }] },
  };
  const change = {
    why: 'Prices hold for a while.',
    states: { cart: (cart: JsonObject) => ({ ...cart, held: null }) },
    rows: { carts: (row: JsonObject) => ({ ...row, hasConcerns: false }) },
    withoutProjections: ['gone'],
  };
  expect(expectedToday({ release, expected }, [{ ...change, of: '0.2.0' }])).toEqual({
    streams: { 'cart-1': { status: 'open', held: null }, 'session-1': { status: 'none' } },
    projections: { carts: [{ cartId: '1', hasConcerns: false }] },
  });
  expect(expectedToday({ release, expected }, [{ ...change, of: '0.1.0' }])).toEqual(expected);
});

test('a version that no history holds is missing, and one history is enough', () => {
  const known = { UserRegistered: [1, 2], UserFlew: [1] };
  expect(missingIn([{ UserRegistered: [1] }, { UserRegistered: [2] }], known)).toEqual([
    'UserFlew version 1',
  ]);
  expect(missingIn([{ UserRegistered: [1] }], known)).toEqual([
    'UserRegistered version 2',
    'UserFlew version 1',
  ]);
});
