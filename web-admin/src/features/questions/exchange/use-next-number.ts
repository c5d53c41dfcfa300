import type { AdminQuestion } from '#domain/questions/admin-contract.ts';
import { importQuestions } from '#domain/questions/exchange-contract.ts';
import { useGetList } from 'react-admin';

export function useNextNumber(): number | undefined {
  const { data } = useGetList<AdminQuestion>(
    'questions',
    { sort: { field: 'number', order: 'DESC' }, pagination: { page: 1, perPage: 1 } },
    // Fetched once: retrying a package is the same command only with the same number.
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const [last] = data ?? [];
  const next = importQuestions.input.shape.firstNumber.safeParse(Number(last?.id.split('-')[1] ?? 0) + 1);
  return data && next.data;
}
