import { queryOptions } from '@tanstack/react-query';
import { fetchCredits } from '#domain/credits/contract.ts';
import { call } from '../../../core/api.ts';

/** The credits of this person, and what is told where none is left. */
export const creditsQuery = () =>
  queryOptions({
    queryKey: ['credits'],
    meta: { reads: ['accounts', 'credits'] },
    queryFn: async ({ signal }) => (await call(fetchCredits, {}, { signal })).body,
  });
