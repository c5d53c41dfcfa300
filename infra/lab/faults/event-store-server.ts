import { setTimeout as pause } from 'node:timers/promises';
import { startEventStoreDbNode } from '#infra/testing/servers/eventstoredb-node.ts';

export const stores = ['postgres', 'eventstoredb'] as const;
/** Postgres, or a server with EventStoreDB's protocol. */
export type StoreKind = (typeof stores)[number];

export interface StoreServer {
  readonly environment: Readonly<Record<string, string>>;
  readonly eventStore:
    | { readonly kind: 'postgres' }
    | { readonly kind: 'eventstoredb'; readonly url: string };
  /** Cuts all connections and returns after a while; stored data is kept. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const awayMs = 1_500;

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
