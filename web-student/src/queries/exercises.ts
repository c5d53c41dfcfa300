import { queryOptions } from '@tanstack/react-query';
import { fetchExercises } from '#domain/questions/contract.ts';
import { call } from '#student/core/api.ts';

export const exercisesQuery = (prediction?: boolean) =>
  queryOptions({
    queryKey: ['questions', 'exercises', prediction ?? null],
    meta: { reads: ['accounts', 'progress', 'attempts'] },
    queryFn: async ({ signal }) => {
      const input = prediction === undefined ? {} : { prediction };
      return (await call(fetchExercises, input, { signal })).body.exercises;
    },
  });
