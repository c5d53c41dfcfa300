import { useComputedColorScheme } from '@mantine/core';
import { toggleNightMode } from '#domain/accounts/user-contract.ts';
import { call } from '#student/core/api.ts';
import { storeNightMode, localNightMode } from '#student/core/preferences/night.ts';
import { currentSession } from '#student/core/session.ts';
import { useUserChange } from './use-user-change.ts';

export function useNightMode() {
  const isNightMode = useComputedColorScheme('light') === 'dark';
  const { mutate } = useUserChange();
  return {
    isNightMode,
    toggle() {
      const next = !isNightMode;
      const stored = localNightMode();
      storeNightMode(next);
      if (!currentSession()) return;
      mutate({
        patch: { isNightMode: next },
        isPlain: true,
        send: async () => (await call(toggleNightMode, { isNightMode: next })).body.user,
        undo: () => storeNightMode(stored === undefined ? undefined : stored === 'true'),
      });
    },
  };
}
