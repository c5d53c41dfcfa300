import type pg from 'pg';
import type { EventStore } from '#domain/core/event-store.ts';
import { createEventStoreDbEventStore } from './eventstoredb/eventstoredb-event-store.ts';
import { createPostgresEventStore } from './postgres/postgres-event-store.ts';

export type EventStoreConfig =
  | {
      readonly kind: 'postgres';
      readonly connectionString: string;
      /** For reads; by default the store makes one of its own. */
      readonly pool?: pg.Pool;
      readonly schema?: string;
      readonly timeoutMs?: number;
    }
  | {
      readonly kind: 'eventstoredb';
      /** `esdb://…` or `esdb+discover://…` */
      readonly connectionString: string;
      readonly timeoutMs?: number;
    };

/** The store that the configuration chooses (`EVENT_STORE`), ready for use. @throws StoreUnavailable */
export async function openEventStore(config: EventStoreConfig): Promise<EventStore> {
  switch (config.kind) {
    case 'postgres': {
      const { kind: _, ...options } = config;
      const store = createPostgresEventStore(options);
      try {
        await store.migrate();
      } catch (error) {
        await store.close();
        throw error;
      }
      return store;
    }
    case 'eventstoredb': {
      const { kind: _, ...options } = config;
      return createEventStoreDbEventStore(options);
    }
  }
}
