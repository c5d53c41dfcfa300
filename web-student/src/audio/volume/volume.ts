import { browserStore, storageKeys, type KeyValueStore } from '#student/core/storage.ts';

/** Specification, document 1, section 9. */
export const defaultVolume = 0.5;

export function storedVolume(store: KeyValueStore = browserStore): number {
  const stored = Number.parseFloat(store.get(storageKeys.volume) ?? '');
  return stored >= 0 && stored <= 1 ? stored : defaultVolume;
}

export function storeVolume(volume: number, store: KeyValueStore = browserStore): void {
  store.set(storageKeys.volume, String(volume));
}
