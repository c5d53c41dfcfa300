import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchQuestion } from '#domain/questions/contract.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import { call } from '#student/core/api.ts';

export interface ShownQuestion {
  readonly question: QuestionView;
  readonly revision: number;
}

export const questionQuery = (uid: string) =>
  queryOptions({
    queryKey: ['question', uid],
    meta: { reads: ['accounts'] },
    queryFn: async ({ signal }): Promise<ShownQuestion> =>
      (await call(fetchQuestion, { uid }, { signal })).body,
    staleTime: 10 * 60 * 1000,
  });

export const loadQuestion = (queryClient: QueryClient, uid: string): Promise<ShownQuestion> =>
  queryClient.fetchQuery({ ...questionQuery(uid), staleTime: 0 });
