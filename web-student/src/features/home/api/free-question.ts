import { queryOptions } from '@tanstack/react-query';
import { fetchNextNotDone, fetchQuestions } from '#domain/questions/contract.ts';
import { call } from '#student/core/api.ts';
import { sampleFilter } from '../free-list.ts';

export const freeQuestionQuery = () =>
  queryOptions({
    queryKey: ['free-question'],
    queryFn: async ({ signal }) => {
      const { uid } = (await call(fetchNextNotDone, sampleFilter, { signal })).body;
      if (uid !== null) return uid;
      const { questions } = (await call(fetchQuestions, { ...sampleFilter, limit: 1 }, { signal })).body;
      return questions[0]?.uid ?? null;
    },
    staleTime: Infinity,
  });
