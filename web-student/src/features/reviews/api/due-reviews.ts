import { queryOptions } from '@tanstack/react-query';
import { fetchDueReviews } from '#domain/reviews/contract.ts';
import { call } from '#student/core/api.ts';
import { timeZone } from '#student/core/preferences/time-zone.ts';

export const dueReviewsQuery = () =>
  queryOptions({
    queryKey: ['reviews'],
    meta: { reads: ['reviews'] },
    queryFn: async ({ signal }) => (await call(fetchDueReviews, { timeZone: timeZone() }, { signal })).body,
  });
