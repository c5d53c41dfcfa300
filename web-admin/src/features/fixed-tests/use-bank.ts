import type { AdminFixedTest } from '#domain/fixed-tests/contract.ts';
import { questionsIn, type FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { AdminQuestion } from '#domain/questions/admin-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';

export type BankQuestion = Pick<AdminQuestion, 'id' | 'type' | 'title' | 'difficulty' | 'status'>;

export interface Bank {
  readonly questions: ReadonlyMap<string, BankQuestion>;
  readonly kept: readonly string[];
  readonly others: readonly FixedTest[];
  readonly owners: ReadonlyMap<string, string>;
}

const perPage = 200;

/**
 * The questions that a test can include; undefined while loading.
 * @param types the types that the exam includes
 * @param test the test in the form; its own questions are always included
 */
export function useBank(
  types: readonly TypeCode[],
  test: FixedTest,
): { readonly bank?: Bank; readonly error: Error | null; readonly again: () => void } {
  const provider = useDataProvider();
  const kept = useQuery({
    queryKey: ['questions', 'kept for tests', types],
    queryFn: async () => {
      const lists = await Promise.all(
        types.map((type) =>
          provider.getList<BankQuestion>('questions', {
            filter: { type, status: 'reserved' },
            sort: { field: 'number', order: 'ASC' },
            pagination: { page: 1, perPage },
          }),
        ),
      );
      return lists.flatMap(({ data }) => data);
    },
  });
  const tests = useGetList<AdminFixedTest>('fixed-tests', {
    filter: { examType: test.examType, status: ['draft', 'published'] },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage },
  });
  const known = new Set(kept.data?.map(({ id }) => id));
  const strange = kept.data ? questionsIn(test).filter((uid) => !known.has(uid)) : [];
  const gone = useGetList<BankQuestion>(
    'questions',
    { filter: { id: strange }, pagination: { page: 1, perPage } },
    { enabled: strange.length > 0 },
  );
  const error = kept.error ?? tests.error;
  const again = () => void Promise.all([kept.refetch(), tests.refetch()]);
  if (!kept.data || !tests.data) return { error, again };
  const others = tests.data.map((row) => row.test).filter(({ mockTestId }) => mockTestId !== test.mockTestId);
  const all = [...kept.data, ...(gone.data ?? [])];
  return {
    error,
    again,
    bank: {
      questions: new Map(all.map((question) => [question.id, question])),
      kept: kept.data.map(({ id }) => id),
      others,
      owners: new Map(others.flatMap((one) => questionsIn(one).map((uid) => [uid, one.mockTestId]))),
    },
  };
}
