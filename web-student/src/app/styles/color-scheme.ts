import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { colorSchemeNow, onLocalNightMode, rereadNightMode } from '#student/core/preferences/night.ts';
import { onSession } from '#student/core/session.ts';
import { storageKeys } from '#student/core/storage.ts';

const minuteMs = 60_000;

/**
 * Passes the colour scheme of `core/preferences/night.ts` to Mantine. `set` does nothing, because that module stores
 * the choice.
 */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: colorSchemeNow,
    set: () => {},
    subscribe(onUpdate) {
      let shown: MantineColorScheme = colorSchemeNow();
      const update = () => {
        const scheme = colorSchemeNow();
        if (scheme === shown) return;
        shown = scheme;
        onUpdate(scheme);
      };
      const onStorage = ({ key }: StorageEvent) => {
        if (key === storageKeys.isNightMode) rereadNightMode();
      };
      const stops = [onSession(update), onLocalNightMode(update)];
      const clock = setInterval(update, minuteMs);
      window.addEventListener('storage', onStorage);
      // A laptop may have slept through the evening.
      document.addEventListener('visibilitychange', update);
      stop = () => {
        for (const end of stops) end();
        clearInterval(clock);
        window.removeEventListener('storage', onStorage);
        document.removeEventListener('visibilitychange', update);
      };
      update();
    },
    unsubscribe: () => stop(),
    clear: () => {},
  };
}
