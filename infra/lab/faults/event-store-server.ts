import { setTimeout as pause } from 'node:timers/promises';
import { startEventStoreDbNode } from '#infra/testing/servers/eventstoredb-node.ts';

export const stores = ['postgres', 'eventstoredb'] as const;
/** Where the installation keeps its events: in Postgres, or in what speaks EventStoreDB's protocol. */
export type StoreKind = (typeof stores)[number];

export interface StoreServer {
  /** What the processes are told of it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly eventStore:
    | { readonly kind: 'postgres' }
    | { readonly kind: 'eventstoredb'; readonly url: string };
  /** Cuts all connections and comes back after a while; what was stored is kept. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const awayMs = 1_500;

/**
 * The store of events that is not Postgres itself: in this process, or by the command of `EVENTSTOREDB_START`. Postgres
 * needs nothing more.
 */
export async function startStore(kind: StoreKind): Promise<StoreServer> {
  if (kind === 'postgres') {
    const none = () => Promise.reject(new Error('the events are in Postgres'));
    return { environment: {}, eventStore: { kind }, kill: none, stop: async () => undefined };
  }
  const node = await startEventStoreDbNode();
  const url = node.connectionString;
  return {
    environment: { EVENT_STORE: kind, EVENTSTOREDB_URL: url },
    eventStore: { kind, url },
    async kill() {
      await node.kill();
      await pause(awayMs);
      await node.restart();
    },
    stop: () => node.stop(),
  };
}
