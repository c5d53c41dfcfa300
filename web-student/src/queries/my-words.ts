import { queryOptions } from '@tanstack/react-query';
import { fetchDueWordCount, fetchMyWords } from '#domain/vocabulary/contract.ts';
import { call } from '#student/core/api.ts';

export const myWordsQuery = () =>
  queryOptions({
    queryKey: ['my-words'],
    queryFn: async ({ signal }) => (await call(fetchMyWords, {}, { signal })).body.words,
  });

/** A change of the saved words invalidates the count too: its key begins with theirs. */
export const dueWordCountQuery = () =>
  queryOptions({
    queryKey: ['my-words', 'due-count'],
    queryFn: async ({ signal }) => (await call(fetchDueWordCount, {}, { signal })).body.due,
  });
