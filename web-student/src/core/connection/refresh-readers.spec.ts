import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { dueReviewsQuery } from '#student/features/reviews/api/due-reviews.ts';
import { statisticsQuery } from '#student/features/statistics/api/statistics.ts';
import { wordInfoQuery } from '#student/dictionary/api/word-info.ts';
import { refreshReaders } from './refresh-readers.ts';

const queries = { statistics: statisticsQuery(), reviews: dueReviewsQuery(), word: wordInfoQuery('ship') };

function clientWithAll() {
  const client = new QueryClient();
  for (const query of Object.values(queries)) {
    const { queryKey, meta } = query;
    client
      .getQueryCache()
      .build<unknown>(client, { queryKey, ...(meta && { meta }) })
      .setData({});
  }
  const stale = () =>
    Object.entries(queries).flatMap(([name, { queryKey }]) =>
      client.getQueryState(queryKey)?.isInvalidated ? [name] : [],
    );
  return { client, stale };
}

it('refetches only queries of the changed read model', () => {
  const { client, stale } = clientWithAll();
  refreshReaders(client, 'reviews');
  expect(stale()).toEqual(['reviews']);
});

it('refetches all live queries once the connection is back', () => {
  const { client, stale } = clientWithAll();
  refreshReaders(client);
  expect(stale()).toEqual(['statistics', 'reviews']);
});
