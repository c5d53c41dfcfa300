import { queryOptions } from '@tanstack/react-query';
import { fetchNextNotDone } from '#domain/questions/contract.ts';
import { call } from '#student/core/api.ts';
import type { PracticeList } from '#student/core/lists/question-list.ts';

export const nextNotDoneQuery = ({ filter, sort }: PracticeList, after?: string) =>
  queryOptions({
    queryKey: ['questions', 'next-not-done', filter, sort, after],
    meta: { reads: ['accounts', 'progress', 'attempts'] },
    queryFn: async ({ signal }) =>
      (await call(fetchNextNotDone, { ...filter, sort, ...(after !== undefined && { after }) }, { signal }))
        .body.uid,
  });
