import type { AdminMarkReport } from '#domain/writing/mark-report-contract.ts';

export function Excerpt({ excerpt }: Pick<AdminMarkReport, 'excerpt'>) {
  if (!excerpt) return 'Erased with the account';
  const { before, marked, after } = excerpt;
  return (
    <>
      {before}
      <mark>{marked}</mark>
      {after}
    </>
  );
}
