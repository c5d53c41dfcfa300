import { queryOptions } from '@tanstack/react-query';
import { getWordInfo } from '#domain/dictionary/contract.ts';
import { call } from '#student/core/api.ts';

export const wordInfoQuery = (word: string) =>
  queryOptions({
    queryKey: ['word', word.toLowerCase()],
    queryFn: async ({ signal }) => (await call(getWordInfo, { word }, { signal })).body,
    staleTime: Infinity,
  });
