import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import pino from 'pino';
import { accountCodec, accountStream, type AccountEvent } from '#domain/accounts/account.ts';
import type { EventStore } from '#domain/core/event-store.ts';
import type { CommandContext, Journal, PersonalKeys } from '#domain/core/journal.ts';
import { codecs } from '#domain/events.ts';
import { createJournal } from '#services/event-store/journal/journal.ts';
import {
  createPostgresPersonalKeys,
  migratePersonalKeys,
} from '#services/event-store/journal/personal-keys.ts';
import { createPostgresEventStore } from '#services/event-store/postgres/postgres-event-store.ts';
import { freshDatabase } from '#infra/testing/database.ts';
import { migrateWorkflows } from '../checkpoints.ts';

export const silent = pino({ level: 'silent' });
export const masterKey = Buffer.alloc(32, 7);

/** The real parts below the workflows, on a database of the test's own. */
export interface TestHouse extends AsyncDisposable {
  readonly pool: pg.Pool;
  readonly url: string;
  readonly store: EventStore;
  readonly journal: Journal;
  readonly keys: PersonalKeys;
  contextFor(userId: string): CommandContext;
  /** Appends to the account's stream whatever it says. */
  account(userId: string, ...events: AccountEvent[]): Promise<void>;
  verify(userId: string): Promise<void>;
  block(userId: string): Promise<void>;
  /** An event of a later program, that this one cannot read. */
  appendUnreadable(stream: string, type: string): Promise<void>;
}

export async function openTestHouse(): Promise<TestHouse> {
  const database = await freshDatabase();
  const { pool, url } = database;
  const store = createPostgresEventStore({ connectionString: url, pool });
  await store.migrate();
  await migratePersonalKeys(pool);
  await migrateWorkflows(pool);
  const keys = createPostgresPersonalKeys(pool, { masterKey });
  const journal = createJournal({ store, codecs, keys });
  const account = async (userId: string, ...events: AccountEvent[]) => {
    await journal.append(accountCodec, accountStream(userId), events, 'any', contextFor(userId));
  };
  return {
    pool,
    url,
    store,
    journal,
    keys,
    contextFor,
    account,
    verify: (userId) => account(userId, { type: 'EmailVerified', data: {} }),
    block: (userId) => account(userId, { type: 'UserBlocked', data: { reason: 'test' } }),
    async appendUnreadable(stream, type) {
      const { commandId, correlationId, actor, at } = contextFor('later');
      const metadata = { correlationId, causationId: commandId, actor, at, version: 99 };
      await store.append(stream, [{ id: randomUUID(), type, data: {}, metadata }], 'any');
    },
    async [Symbol.asyncDispose]() {
      await store.close();
      await database[Symbol.asyncDispose]();
    },
  };
}

function contextFor(userId: string): CommandContext {
  return {
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: 'student', id: userId },
    userId,
    at: new Date().toISOString(),
  };
}
