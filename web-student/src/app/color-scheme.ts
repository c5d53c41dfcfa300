import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { browserStore, storageKeys } from '../core/storage.ts';

const read = (otherwise: MantineColorScheme): MantineColorScheme => {
  const isNightMode = browserStore.get(storageKeys.isNightMode);
  return isNightMode === undefined ? otherwise : isNightMode === 'true' ? 'dark' : 'light';
};

/** Keeps the choice as the specification's `isNightMode`; where none was made, the system decides. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | undefined;
  return {
    get: read,
    set: (scheme) => {
      if (scheme !== 'auto') browserStore.set(storageKeys.isNightMode, String(scheme === 'dark'));
    },
    subscribe(onUpdate) {
      listener = ({ key }) => {
        if (key === storageKeys.isNightMode) onUpdate(read('auto'));
      };
      window.addEventListener('storage', listener);
    },
    unsubscribe() {
      if (listener) window.removeEventListener('storage', listener);
    },
    clear: () => browserStore.remove(storageKeys.isNightMode),
  };
}
