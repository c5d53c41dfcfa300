import { queryOptions } from '@tanstack/react-query';
import { fetchMockTestResult } from '#domain/mock-tests/contract.ts';
import { call } from '../../../core/api.ts';

/** A result; asked for every second until it is recorded. */
export const resultQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['mock-tests', 'result', sessionId],
    queryFn: async ({ signal }) => (await call(fetchMockTestResult, { sessionId }, { signal })).body,
    refetchInterval: ({ state }) => (state.data?.status === 'scored' ? false : 1000),
  });
