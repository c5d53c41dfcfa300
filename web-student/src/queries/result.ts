import { queryOptions } from '@tanstack/react-query';
import { fetchMockTestResult } from '#domain/sittings/contract.ts';
import { call } from '#student/core/api.ts';

/** Polls until the result is recorded, in case the live connection is down. */
export const resultQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['mock-tests', 'result', sessionId],
    meta: { reads: ['sittings'] },
    queryFn: async ({ signal }) => (await call(fetchMockTestResult, { sessionId }, { signal })).body,
    refetchInterval({ state }) {
      if (state.data?.status === 'scored') return false;
      return state.data && state.data.pendingScores > 0 ? 3000 : 1000;
    },
  });
