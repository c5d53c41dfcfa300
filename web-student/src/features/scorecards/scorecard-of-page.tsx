import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { Problem, QueryProblem } from '#student/components/problem.tsx';
import { codeOf } from '#student/core/messages.ts';
import { useSession } from '#student/core/session.ts';
import { sharedQuery } from './api/shared.ts';
import ScorecardPage from './scorecard-page.tsx';
import { SharedScorecard } from './shared-scorecard.tsx';

export default function ScorecardOfPage() {
  const { sessionId: id = '' } = useParams();
  const session = useSession();
  const { data, error, isError, refetch } = useQuery(sharedQuery(id));
  if (data) return <SharedScorecard scorecard={data} />;
  if (!isError) return <PageSkeleton />;
  if (!['mock_test_not_found', 'invalid_input'].includes(codeOf(error)))
    return <QueryProblem error={error} onRetry={refetch} />;
  if (session) return <ScorecardPage />;
  return (
    <Problem
      title="Scorecard not found"
      text="The link is wrong, or the scorecard is no longer shared. Log in to see your own scorecards."
      order={1}
    >
      <ButtonLink to={paths.login.getHref(paths.scorecardOf.getHref(id))}>Log in to see your own</ButtonLink>
    </Problem>
  );
}
