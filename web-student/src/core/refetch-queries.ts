import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/** Refetches what changed, also a query still loading its first data: its answer may be from before the change. */
export function refetchQueries(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ ...filters, type: 'active', fetchStatus: 'fetching' });
  for (const query of underWay) {
    if (query.state.data === undefined) void query.cancel({ silent: true });
  }
  return queryClient.invalidateQueries(filters);
}
