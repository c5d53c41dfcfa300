import { queryOptions } from '@tanstack/react-query';
import { fetchQuestion } from '#domain/questions/contract.ts';
import { call } from '../../../core/api.ts';

/** One question without its key. It is not asked for again while it is on the screen. */
export const questionQuery = (uid: string) =>
  queryOptions({
    queryKey: ['question', uid],
    queryFn: async ({ signal }) => (await call(fetchQuestion, { uid }, { signal })).body.question,
    staleTime: 10 * 60 * 1000,
  });
