import { queryOptions } from '@tanstack/react-query';

/** The credits of this person, and what is told where none is left. Most types cost none: the call comes when it is made. */
export const creditsQuery = () =>
  queryOptions({
    queryKey: ['credits'],
    meta: { reads: ['accounts', 'credits'] },
    queryFn: async ({ signal }) => (await import('./load-credits.ts')).loadCredits(signal),
  });
