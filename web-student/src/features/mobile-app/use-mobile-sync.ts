import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentSession, rememberUser, useSession } from '#student/core/session.ts';
import { userQuery } from '#student/queries/user.ts';

/** Syncs a linked app's purchases once at start: document 1, section 7, "syncMobile (when adaptyId present)". */
export function useMobileSync(): void {
  const queryClient = useQueryClient();
  const user = useSession()?.user;
  const userId = user?.adaptyId ? user.id : undefined;
  useEffect(() => {
    if (userId === undefined) return;
    const sync = async () => {
      const { sendSync } = await import('./api/mobile.ts');
      const synced = await sendSync();
      if (currentSession()?.user.id !== userId) return;
      rememberUser(synced);
      queryClient.setQueryData(userQuery().queryKey, synced);
    };
    // Ignore the failure: the next start retries, and the profile shows the error.
    void sync().catch(() => undefined);
  }, [userId, queryClient]);
}
