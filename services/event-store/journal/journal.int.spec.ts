import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineEvents, NewerEvent, UnreadableEvent, type EventOf } from '#domain/core/events/codec.ts';
import type { CommandContext, Journal, Recorded } from '#domain/core/events/journal.ts';
import { erased, personal, secret } from '#domain/core/events/personal.ts';
import { freshDatabase, type TestDatabase } from '#infra/testing/servers/database.ts';
import type { EventStore } from '#domain/core/events/event-store.ts';
import type { JsonObject } from '#domain/core/events/json.ts';
import { migrateDatabase } from '../../migrations/migrations.ts';
import { createPostgresEventStore } from '../postgres/postgres-event-store.ts';
import { createJournal } from './journal.ts';
import { createPostgresPersonalKeys } from './personal-keys.ts';

const memberEvents = {
  MemberJoined: {
    version: 2,
    schema: z.object({
      name: personal(z.string()),
      passwordHash: secret(z.string()).optional(),
      notes: z.array(z.object({ text: personal(z.string()), stars: z.int() })),
      country: z.string(),
    }),
    // Version 1 had no notes.
    upcasts: { 1: (data: object) => ({ ...data, notes: [] }) },
  },
  MemberRenamed: { version: 1, schema: z.object({ name: personal(z.string()) }) },
} as const;
const members = defineEvents('member', memberEvents);
type MemberEvent = EventOf<typeof memberEvents>;

const doors = defineEvents('door', {
  DoorOpened: { version: 1, schema: z.object({ door: z.int() }) },
});

let database: TestDatabase;
let store: EventStore;
let journal: Journal;

beforeAll(async () => {
  database = await freshDatabase();
  store = createPostgresEventStore({ connectionString: database.url });
  await migrateDatabase(database.pool);
  journal = createJournal({
    store,
    streams: [members, doors],
    keys: createPostgresPersonalKeys(database.pool),
  });
});

afterAll(async () => {
  await store?.close();
  await database?.[Symbol.asyncDispose]();
});

function context(userId?: string): CommandContext {
  return {
    commandId: randomUUID(),
    correlationId: 'test',
    actor: { kind: 'student', id: userId ?? 'nobody' },
    at: '2026-11-21T05:31:00.000Z',
    ...(userId === undefined ? { visitorId: 'visitor' } : { userId }),
  };
}

const joined: MemberEvent = {
  type: 'MemberJoined',
  data: {
    name: 'Ada Lovelace',
    passwordHash: 'argon-of-ada',
    notes: [
      { text: 'likes engines', stars: 5 },
      { text: 'writes notes', stars: 4 },
    ],
    country: 'GB',
  },
};

async function joinedMember() {
  const userId = randomUUID();
  const stream = `member-${userId}`;
  await journal.append(members, stream, [joined], 'noStream', context(userId));
  return { userId, stream };
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

test('seals personal fields at rest, and opens them through the journal', async () => {
  const { userId, stream } = await joinedMember();
  const { rows } = await database.pool.query<{ row: string }>(
    'select e::text as row from event_store.event e where stream = $1',
    [stream],
  );
  const raw = rows[0]?.row ?? '';
  for (const text of ['Ada', 'argon', 'engines', 'writes']) expect(raw).not.toContain(text);
  expect(raw).toContain('$sealed');
  expect(raw).toContain('GB');
  const [event] = await journal.read(members, stream);
  expect(event).toMatchObject({ ...joined, stream, revision: 0, metadata: { userId, version: 2 } });
  expect(event?.metadata).not.toHaveProperty('sealed');
});

test('appends a repeated command under the same ids despite the sealing', async () => {
  const userId = randomUUID();
  const command = context(userId);
  const append = () => journal.append(members, `member-${userId}`, [joined], 'noStream', command);
  const first = await append();
  expect(await append()).toEqual({ ...first, replayed: true });
  const [event] = await journal.read(members, `member-${userId}`);
  expect(event?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(event?.metadata.causationId).toBe(command.commandId);
});

test('refuses a sealed field that was altered or moved', async () => {
  const { stream } = await joinedMember();
  const alter = (sql: string) =>
    database.pool.query(`update event_store.event set ${sql} where stream = $1`, [stream]);
  await alter(`id = gen_random_uuid()`);
  await expect(journal.read(members, stream)).rejects.toThrow(/altered or belongs elsewhere/);
  const other = await joinedMember();
  await database.pool.query(
    `update event_store.event set data = regexp_replace(data::text, '(v1\\.[^.]+\\.[^.]+\\.)(.)', '\\1' || case when data::text ~ 'v1\\.[^.]+\\.[^.]+\\.A' then 'B' else 'A' end)::json
     where stream = $1`,
    [other.stream],
  );
  await expect(journal.read(members, other.stream)).rejects.toBeInstanceOf(UnreadableEvent);
  await store.tombstone(stream);
  await database.pool.query('delete from event_store.event where stream = any ($1)', [
    [stream, other.stream],
  ]);
});

test('shows erased fields without a key, and all others', async () => {
  const { userId, stream } = await joinedMember();
  const other = await joinedMember();
  const keys = createPostgresPersonalKeys(database.pool);
  const elsewhere = createJournal({ store, streams: [members, doors], keys });
  await elsewhere.read(members, stream);
  await keys.destroy(userId);
  await keys.destroy(userId);
  const expected = {
    name: erased,
    passwordHash: erased,
    notes: [
      { text: erased, stars: 5 },
      { text: erased, stars: 4 },
    ],
    country: 'GB',
  };
  expect((await elsewhere.read(members, stream))[0]?.data).toEqual(expected);
  const everything = await all(elsewhere.readAll());
  const of = (name: string) => everything.find((event) => event.stream === name)?.data;
  expect(of(stream)).toEqual(expected);
  expect(of(other.stream)).toEqual(joined.data);
  expect((await elsewhere.readAny(stream))[0]?.data).toEqual(expected);
});

test('never gives a user a new key after the old one was destroyed', async () => {
  const { userId, stream } = await joinedMember();
  const keys = createPostgresPersonalKeys(database.pool);
  await keys.destroy(userId);
  expect(await keys.obtain(userId)).toBeUndefined();
  expect(await createPostgresPersonalKeys(database.pool).obtain(userId)).toBeUndefined();
  const late = createJournal({ store, streams: [members, doors], keys });
  await late.append(
    members,
    stream,
    [{ type: 'MemberRenamed', data: { name: 'Ada King' } }],
    0,
    context(userId),
  );
  const { rows } = await database.pool.query<{ data: string }>(
    'select data::text as data from event_store.event where stream = $1 and revision = 1',
    [stream],
  );
  expect(rows[0]?.data).toBe('{"name":{"erased":true}}');
});

test('gives concurrent processes the same new key', async () => {
  const userId = randomUUID();
  const keys = await Promise.all(
    Array.from({ length: 6 }, () => createPostgresPersonalKeys(database.pool).obtain(userId)),
  );
  expect(new Set(keys.map((key) => Buffer.from(key ?? []).toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
});

test('stores no usable key in the table under a master key', async () => {
  const masterKey = randomBytes(32);
  const userId = randomUUID();
  const key = await createPostgresPersonalKeys(database.pool, { masterKey }).obtain(userId);
  const { rows } = await database.pool.query<{ key: Buffer }>(
    'select key from personal_keys.key where user_id = $1',
    [userId],
  );
  expect(rows[0]?.key.includes(Buffer.from(key ?? []))).toBe(false);
  expect(await createPostgresPersonalKeys(database.pool, { masterKey }).find(userId)).toEqual(key);
  const wrong = createPostgresPersonalKeys(database.pool, { masterKey: randomBytes(32) });
  await expect(wrong.find(userId)).rejects.toThrow('does not open a personal key');
  await expect(createPostgresPersonalKeys(database.pool).find(userId)).rejects.toThrow(
    'No master key is configured',
  );
});

test("stores a visitor's text in the clear, and refuses a secret without a user", async () => {
  const stream = `member-${randomUUID()}`;
  const renamed: MemberEvent = { type: 'MemberRenamed', data: { name: 'somebody' } };
  await journal.append(members, stream, [renamed], 'noStream', context());
  expect((await store.read(stream)).outcome).toBe('found');
  expect((await journal.read(members, stream))[0]).toMatchObject({
    ...renamed,
    metadata: { visitorId: 'visitor' },
  });
  await expect(journal.append(members, stream, [joined], 0, context())).rejects.toBeInstanceOf(
    UnreadableEvent,
  );
});

test('upcasts old versions, including sealed fields', async () => {
  const userId = randomUUID();
  const stream = `member-${userId}`;
  const before = defineEvents('member', {
    MemberJoined: { version: 1, schema: z.object({ name: personal(z.string()), country: z.string() }) },
  });
  const then = createJournal({ store, streams: [before], keys: createPostgresPersonalKeys(database.pool) });
  const data = { name: 'Grace', country: 'US' };
  await then.append(before, stream, [{ type: 'MemberJoined', data }], 'noStream', context(userId));
  expect((await journal.read(members, stream))[0]?.data).toEqual({ ...data, notes: [] });
});

test('stops a reader at an unknown type with an error', async () => {
  const start = await journal.append(
    doors,
    `door-${randomUUID()}`,
    [{ type: 'DoorOpened', data: { door: 1 } }],
    'noStream',
    context(),
  );
  const after = start.outcome === 'appended' ? start.position : '';
  const metadata = { correlationId: 'x', causationId: 'x', version: 1 };
  const stream = `window-${randomUUID()}`;
  await store.append(stream, [{ id: randomUUID(), type: 'WindowBroken', data: {}, metadata }], 'noStream');
  await expect(all(journal.readAll({ after }))).rejects.toThrow('there is no event type WindowBroken');
  await expect(journal.readAny(stream)).rejects.toBeInstanceOf(UnreadableEvent);
  const signal = new AbortController().signal;
  // A subscription reports it and continues: other streams follow.
  for await (const message of journal.subscribe({ after, signal })) {
    if (message.kind !== 'unreadable') continue;
    expect(message).toMatchObject({ event: { stream, type: 'WindowBroken', revision: 0 } });
    expect(message.error).toBeInstanceOf(NewerEvent);
    break;
  }
});

test('refuses to store an event that does not fit its schema', async () => {
  const stream = `door-${randomUUID()}`;
  const wrong = { type: 'DoorOpened', data: { door: 1.5 } } as const;
  await expect(journal.append(doors, stream, [wrong], 'noStream', context())).rejects.toBeInstanceOf(
    UnreadableEvent,
  );
  expect(await journal.read(doors, stream)).toEqual([]);
});

test('gives a subscription recorded events in order', async () => {
  const controller = new AbortController();
  const seen: Recorded[] = [];
  const filter = { streamPrefixes: ['door-live-'] };
  const subscription = journal.subscribe({ after: 'end', filter, signal: controller.signal });
  for await (const message of subscription) {
    if (message.kind === 'caughtUp') {
      const opened = [1, 2, 3].map((door) => ({ type: 'DoorOpened', data: { door } }) as const);
      await journal.append(doors, `door-live-${randomUUID()}`, opened, 'noStream', context());
    }
    if (message.kind === 'event' && seen.push(message.event) === 3) controller.abort();
  }
  expect(seen.map((event) => event.data)).toEqual([{ door: 1 }, { door: 2 }, { door: 3 }]);
});

test('refuses two definitions of one event type', () => {
  const again = defineEvents('gate', { DoorOpened: { version: 1, schema: z.object({}) } });
  const keys = createPostgresPersonalKeys(database.pool);
  expect(() => createJournal({ store, streams: [doors, again], keys })).toThrow('of both door and gate');
});

test('checks and returns only the selected fields, after upcasting', async () => {
  const stream = `door-${randomUUID()}`;
  const wide = defineEvents('gate', {
    GateOpened: {
      version: 2,
      schema: z.object({ gate: z.int(), by: z.string(), why: z.string() }),
      upcasts: { 1: (data) => ({ ...data, by: 'wind', why: '' }) },
    },
  });
  const gates = createJournal({ store, streams: [wide], keys: createPostgresPersonalKeys(database.pool) });
  const after = await headOf();
  const metadata = {
    correlationId: 'c',
    causationId: 'c',
    actor: { kind: 'system', id: 'test' },
    at: '2026',
  };
  const stored = (version: number, data: JsonObject) => ({
    id: randomUUID(),
    type: 'GateOpened',
    data,
    metadata: { ...metadata, version },
  });
  await store.append(stream, [stored(1, { gate: 1 }), stored(2, { gate: 2, by: 'Ann', why: 7 })], 'noStream');
  const narrow = { filter: { eventTypes: ['GateOpened'] }, after };
  const read = async (schema: z.ZodType) => {
    const lists = gates.readLists({ ...narrow, reads: { GateOpened: schema } });
    return (await all(lists)).flat().map(({ data }) => data);
  };
  expect(await read(z.object({ gate: z.int(), by: z.string() }))).toEqual([
    { gate: 1, by: 'wind' },
    { gate: 2, by: 'Ann' },
  ]);
  await expect(read(z.object({ why: z.string() }))).rejects.toBeInstanceOf(UnreadableEvent);
  await expect(all(gates.readLists(narrow))).rejects.toBeInstanceOf(UnreadableEvent);
});

async function headOf(): Promise<string> {
  const result = await store.append(
    `head-${randomUUID()}`,
    [{ id: randomUUID(), type: 'Head', data: {}, metadata: {} }],
    'noStream',
  );
  if (result.outcome !== 'appended') throw new Error('A new stream was there already');
  return result.position;
}
