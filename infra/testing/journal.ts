import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import type { EventCodec } from '#domain/core/events/codec.ts';
import type { DomainEvent } from '#domain/core/events/event.ts';
import type { EventStore, Position } from '#domain/core/events/event-store.ts';
import type { JsonObject } from '#domain/core/events/json.ts';
import type { CommandContext, Journal, PersonalKeys } from '#domain/core/events/journal.ts';
import { streams } from '#domain/streams.ts';
import { createJournal } from '#services/event-store/journal/journal.ts';
import { createPostgresPersonalKeys } from '#services/event-store/journal/personal-keys.ts';
import { createFolderFileStore } from '#services/files/folder-file-store.ts';
import type { FileStore } from '#services/files/file-store.ts';
import { openEventStore } from '#services/event-store/open-event-store.ts';
import { migrateDatabase } from '#services/migrations/migrations.ts';
import { freshDatabase } from './servers/database.ts';
import { chooseStore, storeOfTests, type StoreKind } from './servers/event-store-of-tests.ts';
import type { EventStoreDbNode } from './servers/running-eventstoredb.ts';

/** A real journal with a separate database, on the test's event store. */
export interface TestJournal extends AsyncDisposable {
  readonly url: string;
  /** The environment of a separate process, with the database and the store. */
  readonly environment: Readonly<Record<string, string>>;
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly keys: PersonalKeys;
  readonly files: FileStore;
  /** 32 bytes: a separate process needs it to read the same personal data. */
  readonly masterKey: Uint8Array;
  readonly journal: Journal;
  /** Appends to a stream at any revision. @returns the position */
  append<Event extends DomainEvent>(
    codec: EventCodec<Event>,
    stream: string,
    events: readonly NoInfer<Event>[],
    about?: Partial<CommandContext>,
  ): Promise<Position>;
  /** Appends a raw event, bypassing codecs. */
  appendRaw(stream: string, type: string, data: JsonObject, metadata?: JsonObject): Promise<Position>;
  register(email: string): Promise<{ readonly userId: string; readonly position: Position }>;
}

export interface TestJournalOptions {
  /** By default Postgres, or the store named by `TEST_EVENT_STORE`. */
  readonly eventStore?: StoreKind;
  /** A node under the test's control. */
  readonly eventStoreDb?: Pick<EventStoreDbNode, 'connectionString'>;
  /** By default the tables of all read models exist, as in a new installation; creating them takes a second. */
  readonly hasReadModels?: boolean;
}

export async function openTestJournal({
  eventStore = storeOfTests(),
  eventStoreDb,
  hasReadModels = true,
}: TestJournalOptions = {}): Promise<TestJournal> {
  await using stack = new AsyncDisposableStack();
  const template = inject('newInstallationUrl');
  const { url, pool } = stack.use(await freshDatabase(hasReadModels ? { template } : {}));
  // A copy includes everything but the database's settings.
  await migrateDatabase(pool);
  const chosen = eventStoreDb
    ? ({ kind: 'eventstoredb', url: eventStoreDb.connectionString } as const)
    : await chooseStore(eventStore, stack);
  const store = openEventStore(
    chosen.kind === 'postgres'
      ? { kind: chosen.kind, connectionString: url }
      : { kind: chosen.kind, connectionString: chosen.url },
  );
  stack.defer(() => store.close());
  const masterKey = randomBytes(32);
  const keys = createPostgresPersonalKeys(pool, { masterKey });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ninety-journal-'));
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const journal = createJournal({ store, streams, keys });

  const append: TestJournal['append'] = async (codec, stream, events, about = {}) => {
    const commandId = randomUUID();
    const result = await journal.append(codec, stream, events, 'any', {
      commandId,
      correlationId: commandId,
      actor: { kind: 'system', id: 'test' },
      at: new Date().toISOString(),
      ...about,
    });
    if (result.outcome !== 'appended') throw new Error(`${stream} was deleted`);
    return result.position;
  };
  const owned = stack.move();
  return {
    url,
    environment: {
      DATABASE_URL: url,
      ...(chosen.kind === 'eventstoredb' && { EVENT_STORE: chosen.kind, EVENTSTOREDB_URL: chosen.url }),
    },
    pool,
    store,
    keys,
    files: createFolderFileStore(dataDir, keys),
    masterKey,
    journal,
    append,
    async appendRaw(stream, type, data, metadata = {}) {
      const whole = {
        correlationId: randomUUID(),
        causationId: randomUUID(),
        actor: { kind: 'system', id: 'test' },
        at: new Date().toISOString(),
        version: 1,
        ...metadata,
      };
      const result = await store.append(stream, [{ id: randomUUID(), type, data, metadata: whole }], 'any');
      if (result.outcome !== 'appended') throw new Error(`${stream} was deleted`);
      return result.position;
    },
    async register(email) {
      const userId = randomUUID();
      const data = { userId, email, passwordHash: 'hash', examType: 'new_format' } as const;
      const position = await append(
        accountStream,
        accountStream.nameOf(userId),
        [{ type: 'UserRegistered', data }],
        {
          userId,
        },
      );
      return { userId, position };
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
