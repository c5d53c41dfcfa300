import { QueryClient } from '@tanstack/react-query';
import { isPassingFailure } from '#domain/core/call-failed.ts';
import { currentOwner, onSession } from './session.ts';
import { retryDelayMs } from './connection/back-off.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network a query fails at once and says so, rather than showing a skeleton for ever.
      networkMode: 'always',
      staleTime: 5000,
      // With `always`, the default would be not to: what failed without a line comes by itself once it is back.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && isPassingFailure(error),
      retryDelay: (failures) => retryDelayMs(failures + 1),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** The cache of `offline/stored-queries.ts`. Its name is here so that a log-out needs no lazy code. */
export const queryCache = 'kept';

/** What one person saw must not be shown to the next, nor stay on the device. */
export function forgetAtLogOut() {
  let owner = currentOwner();
  onSession(() => {
    if (owner === currentOwner()) return;
    owner = currentOwner();
    queryClient.clear();
    if ('caches' in globalThis) void caches.delete(queryCache);
  });
}
