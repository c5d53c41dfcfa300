import { startEventStoreDbServer } from './eventstoredb-server/server.ts';

export type StoreKind = 'postgres' | 'eventstoredb';

/** Postgres, or the store that `TEST_EVENT_STORE` names: the suite `second-store` runs its files on EventStoreDB. */
export function storeOfTests(): StoreKind {
  return process.env['TEST_EVENT_STORE'] === 'eventstoredb' ? 'eventstoredb' : 'postgres';
}

/** The store of one test: in its database, or on a server that ends with the stack. */
export async function chooseStore(kind: StoreKind, stack: AsyncDisposableStack) {
  if (kind === 'postgres') return { kind } as const;
  const server = await startEventStoreDbServer();
  stack.defer(() => server.kill());
  return { kind, url: server.connectionString } as const;
}
