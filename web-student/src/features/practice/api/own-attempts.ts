import { queryOptions } from '@tanstack/react-query';
import { fetchOwnAttempts } from '#domain/practice/contract.ts';
import { call } from '#student/core/api.ts';

export const ownAttemptsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['questions', 'own-attempts', uid],
    meta: { reads: ['accounts', 'progress', 'attempts'] },
    queryFn: async ({ signal }) => (await call(fetchOwnAttempts, { uid }, { signal })).body.attempts,
  });
