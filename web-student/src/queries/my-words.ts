import { queryOptions } from '@tanstack/react-query';
import { fetchDueWordCount, fetchMyWords } from '#domain/vocabulary/contract.ts';
import { call } from '#student/core/api.ts';

export const myWordsQuery = () =>
  queryOptions({
    queryKey: ['my-words'],
    queryFn: async ({ signal }) => (await call(fetchMyWords, {}, { signal })).body.words,
  });

/** The key extends that of the saved words, so that a change invalidates the count too. */
export const dueWordCountQuery = () =>
  queryOptions({
    queryKey: ['my-words', 'due-count'],
    queryFn: async ({ signal }) => (await call(fetchDueWordCount, {}, { signal })).body.due,
  });
