import { startEventStoreDbNode } from './eventstoredb-node.ts';

export type StoreKind = 'postgres' | 'eventstoredb';

/** Postgres, or the store named by `TEST_EVENT_STORE`, so that whole suites can run on the other store. */
export function storeOfTests(): StoreKind {
  return process.env['TEST_EVENT_STORE'] === 'eventstoredb' ? 'eventstoredb' : 'postgres';
}

/** The store of one test: in its database, or on a node that ends with the stack. */
export async function chooseStore(kind: StoreKind, stack: AsyncDisposableStack) {
  if (kind === 'postgres') return { kind } as const;
  const node = await startEventStoreDbNode();
  stack.defer(() => node.stop());
  return { kind, url: node.connectionString } as const;
}
