import { queryOptions } from '@tanstack/react-query';
import { fetchMyWords } from '#domain/vocabulary/contract.ts';
import { call } from '#student/core/api.ts';

export const myWordsQuery = () =>
  queryOptions({
    queryKey: ['my-words'],
    queryFn: async ({ signal }) => (await call(fetchMyWords, {}, { signal })).body.words,
  });
