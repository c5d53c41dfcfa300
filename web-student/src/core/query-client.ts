import { QueryClient } from '@tanstack/react-query';
import { isPassingFailure } from '#domain/core/call-failed.ts';
import { currentOwner, onSession } from './session.ts';
import { retryDelayMs } from './connection/back-off.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, a query fails immediately instead of showing a skeleton forever.
      networkMode: 'always',
      staleTime: 5000,
      // With `always`, the default is false. Queries that failed offline must run again once the connection is back.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && isPassingFailure(error),
      retryDelay: (failures) => retryDelayMs(failures + 1),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** The cache of `offline/stored-queries.ts`. Its name is here so that a logout loads no lazy code. */
export const queryCache = 'kept';

/** A user's data must not be shown to the next user, nor stay on the device. */
export function forgetAtLogOut() {
  let owner = currentOwner();
  onSession(() => {
    if (owner === currentOwner()) return;
    owner = currentOwner();
    queryClient.clear();
    if ('caches' in globalThis) void caches.delete(queryCache);
  });
}
