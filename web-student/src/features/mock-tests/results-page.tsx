import { Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { MockTestResult } from '#domain/mock-tests/contract.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { Problem, QueryProblem } from '../../components/problem.tsx';
import { ScoreRing } from '../../components/score-ring.tsx';
import { codeOf, messages } from '../../core/messages.ts';
import { clockText } from '../../core/server-clock.ts';
import { fullTypeName } from '../../components/type-names.ts';
import { resultQuery } from './api/result.ts';
import { costliestType } from './costliest-type.ts';
import { HandInHere } from './hand-in-here.tsx';
import { NotSent } from './unsent/not-sent.tsx';
import { RefusedAnswer } from './refused-answer.tsx';
import { isMissed, ResultQuestions } from './result-questions.tsx';
import { ReviewItem } from './review-item.tsx';
import { nextMissed } from './review-order.ts';
import { useUnsentOfResult } from './unsent/use-unsent-of-result.ts';
import './mock-tests.css';

export default function ResultsPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useQuery({ ...resultQuery(id), enabled: id !== '' });
  if (
    id === '' ||
    (query.isError && ['mock_test_not_found', 'invalid_input'].includes(codeOf(query.error)))
  ) {
    return (
      <Problem title="No such test" text={messages.mock_test_not_found}>
        <ButtonLink to={paths.mockTests.getHref()}>Go to the mock tests</ButtonLink>
      </Problem>
    );
  }
  if (query.data) {
    const item = Number(search.get('item'));
    const entry = query.data.questions[item - 1];
    if (entry) return <ReviewItem result={query.data} index={item - 1} entry={entry} />;
    if (search.has('item')) return <Navigate to={paths.mockTestResults.getHref(id)} replace />;
    return <Result result={query.data} mayHandIn={search.has('submit')} />;
  }
  if (query.isError) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  return <PageSkeleton />;
}

const causes = {
  deadline: 'The time was up.',
  student: 'You handed the test in.',
  completed: 'You answered every question.',
} as const;

/** Of what is scored, while some is still awaited. */
const pointsSoFar = (questions: MockTestResult['questions']) => ({
  points: questions.reduce((sum, { score }) => sum + (score?.points ?? 0), 0),
  maximum: questions.reduce((sum, { score }) => sum + (score?.maximum ?? 0), 0),
});

/** What the result waits for: nothing but its own record, or the scores of what was written. */
function waitingFor(pendingScores: number): string {
  if (pendingScores === 0) return 'Your result is being recorded.';
  return pendingScores === 1
    ? '1 answer is still being scored.'
    : `${pendingScores} answers are still being scored.`;
}

interface ResultProps {
  readonly result: MockTestResult;
  /** The address asks to hand the test in: that takes a press, for anyone may make an address. */
  readonly mayHandIn: boolean;
}

function Result({ result, mayHandIn }: ResultProps) {
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
              <ButtonLink to={paths.mockTestExercise.getHref(sessionId)}>Go on with the test</ButtonLink>
              {mayHandIn && <HandInHere sessionId={sessionId} />}
            </Group>
          ) : (
            <Text c="dimmed">{waitingFor(pendingScores)} Your result will show here by itself.</Text>
          )}
        </Stack>
        <div className="page">
          <NotSent sessionId={sessionId} />
        </div>
      </>
    );
  }
  const right = questions.filter((entry) => !isMissed(entry)).length;
  const unscored = questions.filter(({ failure }) => failure !== undefined).length;
  const points = scores ?? pointsSoFar(questions);
  const costliest = costliestType(questions);
  const seconds = questions.reduce((sum, { secondsUsed = 0 }) => sum + secondsUsed, 0);
  return (
    <Stack className="page" gap="lg">
      <RefusedAnswer sessionId={sessionId} />
      <NotSent sessionId={sessionId} />
      <PageTitle lead={cause && causes[cause]}>{name}: your result</PageTitle>
      <Paper withBorder p="lg">
        <Group gap="lg">
          <ScoreRing score={points} size={88} />
          <div>
            <Text size="xl" fw={700}>
              {points.points} of {points.maximum} points{!scores && ' so far'}
            </Text>
            <Text>
              {right} of {questions.length} questions right
              {seconds > 0 && ` · ${clockText(seconds)} for your answers`}
            </Text>
          </div>
          <Group ml="auto">
            <ButtonLink to={paths.mockTests.getHref()} variant="default">
              Back to the mock tests
            </ButtonLink>
            <ButtonLink to={paths.scorecard.getHref(sessionId)} variant="default">
              Scorecard
            </ButtonLink>
            <ButtonLink
              to={paths.mockTestResults.getReviewHref(sessionId, (nextMissed(questions, -1) ?? 0) + 1)}
              variant="default"
            >
              Review one by one
            </ButtonLink>
            {costliest !== undefined && (
              <ButtonLink to={`${paths.exercise.path}?exercise=${costliest}`}>
                Practise what I missed
              </ButtonLink>
            )}
          </Group>
        </Group>
        {!scores && (
          <Text size="sm" mt={6} role="status">
            {waitingFor(pendingScores)} What is scored stands below; the rest comes by itself, and your result
            is recorded within an hour.
          </Text>
        )}
        {scores?.first && (
          <Text size="sm" mt={6}>
            Your first result was {scores.first.points} of {scores.first.maximum} points. It changed by what
            was scored later or by a corrected key, each told below.
          </Text>
        )}
        {unscored > 0 && (
          <Text size="sm" mt={6}>
            {unscored === 1
              ? '1 answer has no score and counts'
              : `${unscored} answers have no score and count`}{' '}
            neither for nor against you.
          </Text>
        )}
        <Text c="dimmed" size="sm" mt="md">
          These are points of this test; what they would come to in the exam is estimated in the scorecard.
          Each point has its reason below.
          {costliest !== undefined &&
            ` Most points were lost at ${fullTypeName(costliest)}. The questions of a test are not in practice, but there are others of this type.`}
        </Text>
      </Paper>
      <ResultQuestions sessionId={sessionId} questions={questions} />
    </Stack>
  );
}
