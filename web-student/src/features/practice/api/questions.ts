import { queryOptions } from '@tanstack/react-query';
import { fetchQuestions } from '#domain/questions/contract.ts';
import { call } from '../../../core/api.ts';

/** All questions with their locks, and what this person did with them. */
export const questionsQuery = () =>
  queryOptions({
    queryKey: ['questions'],
    queryFn: async ({ signal }) => (await call(fetchQuestions, {}, { signal })).body.questions,
  });
