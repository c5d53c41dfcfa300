import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { Problem, QueryProblem } from '#student/components/problem.tsx';
import { codeOf, messages } from '#student/core/messages.ts';
import { sittingQuery } from '../api/sitting.ts';
import { RunningTest } from './running-test.tsx';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default function SittingPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const isId = uuid.test(id);
  const query = useQuery({ ...sittingQuery(id), enabled: isId });
  if (!isId || (query.isError && codeOf(query.error) === 'mock_test_not_found')) {
    return (
      <Problem title="Test not found" text={messages.mock_test_not_found}>
        <ButtonLink to={paths.mockTests.getHref()}>Go to the mock tests</ButtonLink>
      </Problem>
    );
  }
  if (query.data) {
    const { status } = query.data.sitting;
    if (status === 'submitted' || status === 'scored') {
      return <Navigate to={paths.mockTestResults.getHref(id)} replace />;
    }
    return <RunningTest timed={query.data} />;
  }
  if (query.isError) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  return <PageSkeleton />;
}
