import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchQuestions } from '#domain/questions/contract.ts';
import { call } from '#student/core/api.ts';
import type { PracticeList } from '#student/core/lists/question-list.ts';

export const questionsOnPage = 20;

export const pageOfListQuery = ({ filter, sort }: PracticeList, page: number) =>
  queryOptions({
    queryKey: ['questions', 'page-of-list', filter, sort, page],
    meta: { reads: ['accounts', 'progress', 'attempts'] },
    queryFn: async ({ signal }) => {
      const input = { ...filter, sort, offset: page * questionsOnPage, limit: questionsOnPage };
      const { body } = await call(fetchQuestions, input, { signal });
      // Until the next page loads, the shown questions must link into their own list.
      return { ...body, list: { filter, sort } };
    },
    placeholderData: keepPreviousData,
  });
