import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/** Also restarts queries whose first fetch is in progress: their data may predate the change. */
export function refetchQueries(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ ...filters, type: 'active', fetchStatus: 'fetching' });
  for (const query of underWay) {
    if (query.state.data === undefined) void query.cancel({ silent: true });
  }
  return queryClient.invalidateQueries(filters);
}
