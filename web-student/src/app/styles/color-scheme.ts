import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { colorSchemeNow, onLocalNightMode, rereadNightMode } from '../../core/preferences/night.ts';
import { onSession } from '../../core/session.ts';
import { storageKeys } from '../../core/storage.ts';

/** How often the clock is looked at. */
const minuteMs = 60_000;

/**
 * Tells Mantine light from dark as `core/preferences/night.ts` has it, and again whenever the user, the choice of this device, or
 * the hour changes. Choices are made there too, so that there is nothing to set here.
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
      // A laptop that slept through the evening.
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
