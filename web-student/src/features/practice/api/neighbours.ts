import { queryOptions } from '@tanstack/react-query';
import { fetchNeighbours } from '#domain/questions/contract.ts';
import { call } from '#student/core/api.ts';
import type { PracticeList } from '#student/core/lists/question-list.ts';

/**
 * The neighbours in a list. They do not change after opening, although an answer may change the list (such as "not
 * done").
 */
export const neighboursQuery = (uid: string, { filter, sort }: PracticeList) =>
  queryOptions({
    queryKey: ['neighbours', uid, filter, sort],
    queryFn: async ({ signal }) => (await call(fetchNeighbours, { ...filter, uid, sort }, { signal })).body,
    staleTime: 60 * 1000,
  });
