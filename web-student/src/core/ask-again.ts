import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Asks again what has changed. TanStack Query would leave a query that is under way and has no data yet as it is; its
 * answer may be of before the change, and would then stay.
 */
export function askAgain(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ ...filters, type: 'active', fetchStatus: 'fetching' });
  for (const query of underWay) {
    if (query.state.data === undefined) void query.cancel({ silent: true });
  }
  return queryClient.invalidateQueries(filters);
}
