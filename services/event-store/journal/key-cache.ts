type Known = Uint8Array | null | undefined;

interface Entry {
  readonly key: Uint8Array | null;
  readonly until: number;
}

export interface KeyCache {
  find(userId: string): Promise<Known>;
  forget(userId: string): void;
}

const maxEntries = 10_000;
const maxAgeMs = 5_000;

/** Caches keys for five seconds and batches look-ups of one turn. A missing key is not cached: it may be in creation. */
export function createKeyCache(
  load: (userIds: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array | null>>,
): KeyCache {
  const entries = new Map<string, Entry>();
  /** Counts invalidations: look-ups that started before may be stale. */
  let forgotten = 0;
  let wanted: { readonly ids: Set<string>; readonly keys: Promise<ReadonlyMap<string, Known>> } | undefined;

  function want(userId: string): Promise<ReadonlyMap<string, Known>> {
    if (!wanted) {
      const ids = new Set<string>();
      wanted = { ids, keys: Promise.resolve().then(() => loadAll(ids)) };
    }
    wanted.ids.add(userId);
    return wanted.keys;
  }

  async function loadAll(ids: ReadonlySet<string>): Promise<ReadonlyMap<string, Known>> {
    wanted = undefined;
    const before = forgotten;
    const until = performance.now() + maxAgeMs;
    const keys = await load([...ids]);
    if (forgotten === before) {
      for (const [userId, key] of keys) remember(userId, { key, until });
    }
    return keys;
  }

  function remember(userId: string, entry: Entry): void {
    entries.delete(userId);
    entries.set(userId, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  }

  return {
    async find(userId) {
      const entry = entries.get(userId);
      if (entry && entry.until > performance.now()) return entry.key;
      entries.delete(userId);
      return (await want(userId)).get(userId);
    },
    forget(userId) {
      forgotten += 1;
      entries.delete(userId);
    },
  };
}
