import { Group, Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { MockTestResult } from '#domain/sittings/contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { Problem, QueryProblem } from '#student/components/problem.tsx';
import { codeOf, messages } from '#student/core/messages.ts';
import { resultQuery } from '#student/queries/result.ts';
import { SubmitTestHere } from './submit-test-here.tsx';
import { NotSent } from '../unsent/not-sent.tsx';
import { RefusedAnswer } from '../page/refused-answer.tsx';
import { ResultQuestions } from './result-questions.tsx';
import { ResultSummary, waitingFor } from './result-summary.tsx';
import { ReviewItem } from './review-item.tsx';
import { useUnsentOfResult } from '../unsent/use-unsent-of-result.ts';

export default function ResultsPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useQuery({ ...resultQuery(id), enabled: id !== '' });
  if (
    id === '' ||
    (query.isError && ['mock_test_not_found', 'invalid_input'].includes(codeOf(query.error)))
  ) {
    return (
      <Problem title="Test not found" text={messages.mock_test_not_found}>
        <ButtonLink to={paths.mockTests.getHref()}>Go to the mock tests</ButtonLink>
      </Problem>
    );
  }
  if (query.data) {
    const item = Number(search.get('item'));
    const entry = query.data.questions[item - 1];
    if (entry) return <ReviewItem result={query.data} index={item - 1} entry={entry} />;
    if (search.has('item')) return <Navigate to={paths.mockTestResults.getHref(id)} replace />;
    return <Result result={query.data} maySubmit={search.has('submit')} />;
  }
  if (query.isError) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  return <PageSkeleton />;
}

const causes = {
  deadline: 'The time was up.',
  student: 'You handed in the test.',
  completed: 'You answered every question.',
} as const;

interface ResultProps {
  readonly result: MockTestResult;
  readonly maySubmit: boolean;
}

function Result({ result, maySubmit }: ResultProps) {
  const { name, status, scores, questions, cause, sessionId, pendingScores } = result;
  useUnsentOfResult(result);
  if (!scores && questions.length === 0) {
    return (
      <>
        <Stack align="center" ta="center" gap="md" py="14vh" role="status">
          <Loader aria-hidden />
          <Title order={1} size="h3">
            {status === 'running' || status === 'between_sections'
              ? 'This test is still running'
              : 'Your test is handed in'}
          </Title>
          {status === 'running' || status === 'between_sections' ? (
            <Group justify="center">
              <ButtonLink to={paths.mockTestExercise.getHref(sessionId)}>Continue the test</ButtonLink>
              {maySubmit && <SubmitTestHere sessionId={sessionId} />}
            </Group>
          ) : (
            <Text c="dimmed">{waitingFor(pendingScores)} Your result will appear here.</Text>
          )}
        </Stack>
        <div className="page">
          <NotSent sessionId={sessionId} />
        </div>
      </>
    );
  }
  return (
    <Stack className="page" gap="lg">
      <RefusedAnswer sessionId={sessionId} />
      <NotSent sessionId={sessionId} />
      <PageTitle lead={cause && causes[cause]}>{name}: your result</PageTitle>
      <ResultSummary result={result} />
      <ResultQuestions sessionId={sessionId} questions={questions} />
    </Stack>
  );
}
