import type { QueryClient } from '@tanstack/react-query';
import type { LiveResource } from '#domain/core/live.ts';
import { refetchQueries } from '../refetch-queries.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      readonly reads?: readonly LiveResource[];
    };
  }
}

/** Without `changed`, refetches the queries of all live read models. */
export function refreshReaders(queryClient: QueryClient, changed?: LiveResource): void {
  void refetchQueries(queryClient, {
    predicate: ({ meta: { reads = [] } = {} }) =>
      changed === undefined ? reads.length > 0 : reads.includes(changed),
  });
}
