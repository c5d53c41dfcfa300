import type pg from 'pg';
import type { EventStore } from '#domain/core/events/event-store.ts';
import { createEventStoreDbEventStore } from './eventstoredb/eventstoredb-event-store.ts';
import { createPostgresEventStore } from './postgres/postgres-event-store.ts';

export type EventStoreConfig =
  | {
      readonly kind: 'postgres';
      readonly connectionString: string;
      /** For reads; by default the store makes one of its own. */
      readonly pool?: pg.Pool;
      readonly timeoutMs?: number;
    }
  | {
      readonly kind: 'eventstoredb';
      /** `esdb://…` or `esdb+discover://…` */
      readonly connectionString: string;
      readonly timeoutMs?: number;
    };

/** The store that the configuration chooses (`EVENT_STORE`); a Postgres has to be migrated before it is used. */
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
