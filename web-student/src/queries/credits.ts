import { queryOptions } from '@tanstack/react-query';

export const creditsQuery = () =>
  queryOptions({
    queryKey: ['credits'],
    meta: { reads: ['accounts', 'credits'] },
    queryFn: async ({ signal }) => (await import('./load-credits.ts')).loadCredits(signal),
  });
