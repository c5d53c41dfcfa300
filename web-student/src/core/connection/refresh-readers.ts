import type { QueryClient } from '@tanstack/react-query';
import type { LiveResource } from '#domain/core/live.ts';
import { refetchQueries } from '../refetch-queries.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The read models that the answer comes from: when one of them changes, the query is asked again. */
      readonly reads?: readonly LiveResource[];
    };
  }
}

/** Asks again what reads this read model, or, without one, what reads any that the live connection tells of. */
export function refreshReaders(queryClient: QueryClient, changed?: LiveResource): void {
  void refetchQueries(queryClient, {
    predicate: ({ meta: { reads = [] } = {} }) =>
      changed === undefined ? reads.length > 0 : reads.includes(changed),
  });
}
