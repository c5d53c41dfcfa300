import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { fetchAllMockTest } from '#domain/mock-tests/contract.ts';
import { call } from '#student/core/api.ts';
import type { ClockReading } from '#student/core/server-clock.ts';
import { dateNow } from '#student/core/connection/date-now.ts';

export type TestRights = Omit<z.infer<(typeof fetchAllMockTest)['outputs'][200]>, 'mockTests'>;

export const mockTestsQuery = () =>
  queryOptions({
    queryKey: ['mock-tests'],
    meta: { reads: ['sittings', 'credits'] },
    queryFn: async ({ signal }) => {
      const [answer, clock] = await Promise.all([call(fetchAllMockTest, {}, { signal }), dateNow(signal)]);
      const { mockTests, ...rights } = answer.body;
      return { mockTests, rights: rights satisfies TestRights, clock: clock satisfies ClockReading };
    },
  });
