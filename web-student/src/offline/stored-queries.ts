import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { CallFailed } from '#domain/core/call-failed.ts';
import { queryCache } from '../core/query-client.ts';
import { currentOwner } from '../core/session.ts';

interface StoredQueries {
  /** Another build may use another data shape. */
  readonly build: string;
  readonly queries: Queries;
}
export type Queries = DehydratedState['queries'];

const weekMs = 7 * 24 * 3_600_000;
const most = 200;
const quietMs = 300;

/**
 * Queries that are stored for offline use. Excludes data that reveals answer keys (own attempts) or depends on the
 * server's clock (tests), and calls with an effect.
 */
const storedKeys: readonly (readonly string[])[] = [
  ['user'],
  ['statistics'],
  ['study-plan'],
  ['reviews'],
  ['notifications'],
  ['neighbours'],
  ['question'],
  ['questions', 'exercises'],
  ['questions', 'page-of-list'],
  ['questions', 'next-not-done'],
  ['questions', 'progress'],
];

export function isStored({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>): boolean {
  const fits = (key: readonly string[]) => key.every((part, index) => queryKey[index] === part);
  return state.data !== undefined && storedKeys.some(fits);
}

const addressOf = (owner: string) => `/kept/${encodeURIComponent(owner)}`;
/** The hash in the entry's name covers everything it imports. */
const build = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** The newest data of each query: at most 200 queries of the last week. @param now milliseconds since 1970 */
export function merged(before: Queries, loaded: Queries, now: number): Queries {
  const newest = new Map([...before, ...loaded].map((query) => [query.queryHash, query]));
  return [...newest.values()]
    .filter(({ state }) => now - state.dataUpdatedAt < weekMs)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, most);
}

async function write(queryClient: QueryClient, owner: string) {
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: isStored,
    shouldDehydrateMutation: () => false,
  });
  const stored: StoredQueries = { build: build(), queries: merged(await read(owner), queries, Date.now()) };
  const cache = await caches.open(queryCache);
  await cache.put(addressOf(owner), new Response(JSON.stringify(stored)));
  // A logout during the write cleared the cache too early.
  if (owner !== currentOwner()) await caches.delete(queryCache);
}

async function read(owner: string): Promise<Queries> {
  const response = await (await caches.open(queryCache)).match(addressOf(owner));
  if (!response) return [];
  const stored = (await response.json()) as StoredQueries;
  return stored.build === build() ? stored.queries : [];
}

export function storeQueries(queryClient: QueryClient): void {
  if (!('caches' in globalThis)) return;
  const inMemory = queryClient.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restored: string | undefined;

  const restore = async () => {
    const owner = currentOwner();
    if (restored === owner) return;
    restored = owner;
    const queries = await read(owner);
    if (owner === currentOwner()) hydrate(queryClient, { queries, mutations: [] });
  };
  const isUnreachable = ({ state }: Query) =>
    state.error instanceof CallFailed && state.error.code === 'unreachable';

  inMemory.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'error' && isUnreachable(event.query)) void restore().catch(() => undefined);
    if (event.action.type !== 'success') return;
    restored = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => void write(queryClient, currentOwner()).catch(() => undefined), quietMs);
  });
  if (!navigator.onLine || inMemory.getAll().some(isUnreachable)) void restore().catch(() => undefined);
  else timer = setTimeout(() => void write(queryClient, currentOwner()).catch(() => undefined), quietMs);
}
