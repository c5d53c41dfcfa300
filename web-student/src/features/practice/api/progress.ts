import { queryOptions } from '@tanstack/react-query';
import { fetchQuestions, type QuestionListing } from '#domain/questions/contract.ts';
import { call } from '#student/core/api.ts';

export const progressQuery = (uid: string) =>
  queryOptions({
    queryKey: ['questions', 'progress', uid],
    meta: { reads: ['accounts', 'progress', 'attempts'] },
    queryFn: async ({ signal }): Promise<QuestionListing | null> => {
      // A uid may be a prefix of another one.
      const { questions } = (await call(fetchQuestions, { search: uid, limit: 10 }, { signal })).body;
      return questions.find((question) => question.uid === uid) ?? null;
    },
    staleTime: 60 * 1000,
  });
