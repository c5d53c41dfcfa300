import type pg from 'pg';
import type { EventStore } from '#domain/core/events/event-store.ts';
import { createEventStoreDbEventStore } from './eventstoredb/eventstoredb-event-store.ts';
import { createPostgresEventStore } from './postgres/postgres-event-store.ts';

export type EventStoreConfig =
  | {
      readonly kind: 'postgres';
      readonly connectionString: string;
      readonly pool?: pg.Pool;
      readonly timeoutMs?: number;
    }
  | {
      readonly kind: 'eventstoredb';
      readonly connectionString: string;
      readonly timeoutMs?: number;
    };

/** The store selected by `EVENT_STORE`; Postgres must be migrated before. */
export function openEventStore(config: EventStoreConfig): EventStore {
  switch (config.kind) {
    case 'postgres': {
      const { kind: _, ...options } = config;
      return createPostgresEventStore(options);
    }
    case 'eventstoredb': {
      const { kind: _, ...options } = config;
      return createEventStoreDbEventStore(options);
    }
  }
}
