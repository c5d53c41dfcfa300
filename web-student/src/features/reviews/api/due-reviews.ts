import { queryOptions } from '@tanstack/react-query';
import { fetchDueReviews } from '#domain/reviews/contract.ts';
import { call } from '../../../core/api.ts';
import { timeZone } from '../../../core/preferences/time-zone.ts';

/** The missed questions that come back by the end of this device's day. */
export const dueReviewsQuery = () =>
  queryOptions({
    queryKey: ['reviews'],
    meta: { reads: ['reviews'] },
    queryFn: async ({ signal }) => (await call(fetchDueReviews, { timeZone: timeZone() }, { signal })).body,
  });
