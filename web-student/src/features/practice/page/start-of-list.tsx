import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { Problem, QueryProblem } from '#student/components/problem.tsx';
import { nextNotDoneQuery } from '#student/queries/next-not-done.ts';
import type { OpenedFrom } from '../navigation/opened-from.ts';

export default function StartOfList({ list }: { readonly list: OpenedFrom }) {
  const query = useQuery(nextNotDoneQuery(list.questions));
  if (query.data) return <Navigate to={list.getHref(query.data)} replace />;
  if (query.isError) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  if (query.data === undefined) return <PageSkeleton />;
  return (
    <Problem
      order={1}
      title="Nothing left to do here"
      text="You have answered every open question in this list. Choose another list, or try one again."
    >
      <ButtonLink to={list.backHref}>Back to practice</ButtonLink>
    </Problem>
  );
}
