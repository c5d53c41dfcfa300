import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#domain/core/contract.ts';
import { completeSurvey, fetchSurvey, fetchSurveys } from '#domain/surveys/contract.ts';
import { call } from '#student/core/api.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';

export const surveysQuery = () =>
  queryOptions({
    queryKey: ['surveys'],
    queryFn: async ({ signal }) => (await call(fetchSurveys, {}, { signal })).body.surveys,
  });

export const surveyQuery = (surveyId: string) =>
  queryOptions({
    queryKey: ['surveys', surveyId],
    queryFn: async ({ signal }) => (await call(fetchSurvey, { surveyId }, { signal })).body.survey,
  });

export function useCompleteSurvey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof completeSurvey>) => call(completeSurvey, input),
    onSuccess: () => void refetchQueries(queryClient, { queryKey: ['surveys'] }),
  });
}
