import { queryOptions } from '@tanstack/react-query';
import { fetchAllMockTest } from '#domain/mock-tests/contract.ts';
import { call } from '../../../core/api.ts';
import type { ClockReading } from '../../../core/server-clock.ts';
import { dateNow } from '../../settings/api/date-now.ts';

/** The tests on offer with the user's sittings, and the server's clock to tell which of them still run. */
export const mockTestsQuery = () =>
  queryOptions({
    queryKey: ['mock-tests'],
    meta: { reads: ['mock_tests'] },
    queryFn: async ({ signal }) => {
      const [answer, clock] = await Promise.all([call(fetchAllMockTest, {}, { signal }), dateNow(signal)]);
      return { mockTests: answer.body.mockTests, clock: clock satisfies ClockReading };
    },
  });
