/** What the browser keeps for this site. The first eight names are the specification's (document 1, section 3). */
export const storageKeys = {
  jwtToken: 'jwtToken',
  examSelected: 'examSelected',
  exerciseSelected: 'exerciseSelected',
  sectionSelected: 'sectionSelected',
  isNightMode: 'isNightMode',
  volume: 'volume',
  hasRegisteredOnce: 'hasRegisteredOnce',
  user: 'user',
  visitorId: 'visitorId',
} as const;

export interface KeyValueStore {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** Local storage that never throws: with storage full or forbidden the page works on, it only forgets. */
export const browserStore: KeyValueStore = {
  get: (key) => attempt(() => localStorage.getItem(key) ?? undefined, undefined),
  set: (key, value) => attempt(() => localStorage.setItem(key, value), undefined),
  remove: (key) => attempt(() => localStorage.removeItem(key), undefined),
  keys: () => attempt(() => Object.keys(localStorage), []),
};

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** The value at `key` as JSON, or nothing where it is missing or broken. */
export function readJson(store: KeyValueStore, key: string): unknown {
  const text = store.get(key);
  if (text === undefined) return undefined;
  return attempt(() => JSON.parse(text) as unknown, undefined);
}
