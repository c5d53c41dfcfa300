import { QueryClient } from '@tanstack/react-query';
import { CallFailed } from '#domain/core/call-failed.ts';
import { currentOwner, onSession } from './session.ts';
import { backOffMs } from './back-off.ts';

const isPassing = (error: unknown) => error instanceof CallFailed && error.isPassing;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network a query fails at once and says so, rather than showing a skeleton for ever.
      networkMode: 'always',
      staleTime: 5000,
      retry: (failures, error) => failures < 2 && isPassing(error),
      retryDelay: (failures) => backOffMs(failures + 1, Math.random()),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** What one person saw must not be shown to the next. */
export function forgetAtLogOut() {
  let owner = currentOwner();
  onSession(() => {
    if (owner === currentOwner()) return;
    owner = currentOwner();
    queryClient.clear();
  });
}
