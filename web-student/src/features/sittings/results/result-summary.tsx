import { Group, Paper, Text } from '@mantine/core';
import type { MockTestResult } from '#domain/sittings/contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { ScoreRing } from '#student/components/score/score-ring.tsx';
import { WhyOverall } from '#student/components/score/why-overall.tsx';
import { fullTypeName } from '#student/components/type-names.ts';
import { clockText } from '#student/core/server-clock.ts';
import { QueueButton } from '#student/components/question/queue-button.tsx';
import { FigureList } from '#student/features/scorecards/figure-section.tsx';
import { skillFigures } from '#student/features/scorecards/named-figures.ts';
import { OverallFigure } from '#student/features/scorecards/overall-figure.tsx';
import { missedTypes } from './missed-types.ts';
import { isMissed } from './result-questions.tsx';
import { nextMissed } from './review-order.ts';
import styles from './result-summary.module.css';

export function waitingFor(pendingScores: number): string {
  if (pendingScores === 0) return 'Your result is being recorded.';
  return pendingScores === 1
    ? '1 answer is still being scored.'
    : `${pendingScores} answers are still being scored.`;
}

export function ResultSummary({ result }: { readonly result: MockTestResult }) {
  const { sessionId, questions, estimate, examType, percentile, scores, pendingScores } = result;
  const types = missedTypes(questions);
  const [costliest] = types;
  const unscored = questions.filter(({ failure }) => failure !== undefined).length;
  return (
    <Paper withBorder p={{ base: 'md', xs: 'lg' }}>
      {estimate && (
        <section className={styles['result-estimate']} aria-label="Estimate">
          <div>
            <OverallFigure estimate={estimate} examType={examType} percentile={percentile} />
            {estimate.overall && <WhyOverall overall={estimate.overall} skills={estimate.skills} />}
          </div>
          <FigureList figures={skillFigures(estimate)} />
        </section>
      )}
      <Points result={result} />
      {!scores && (
        <Text size="sm" mt={6} role="status">
          {waitingFor(pendingScores)} You can read what is scored already. The rest will appear here, and we
          record your result within an hour.
        </Text>
      )}
      {scores?.first && (
        <Text size="sm" mt={6}>
          {scores.first.maximum === 0
            ? 'Your first result had no scores yet. All of them came later.'
            : `Your first result was ${scores.first.points} of ${scores.first.maximum} points. It changed because of later scores or a corrected key; the questions below say which.`}
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
      <Group gap="sm" mt="lg">
        {types.length > 0 && (
          <QueueButton types={types} test={sessionId}>
            Practise what I missed
          </QueueButton>
        )}
        <ButtonLink
          to={paths.mockTestResults.getReviewHref(sessionId, (nextMissed(questions, -1) ?? 0) + 1)}
          variant="default"
        >
          Review one by one
        </ButtonLink>
        <ButtonLink to={paths.scorecard.getHref(sessionId)} variant="default">
          Scorecard
        </ButtonLink>
        <ButtonLink to={paths.mockTests.getHref()} variant="default">
          Back to the mock tests
        </ButtonLink>
      </Group>
      {costliest !== undefined && (
        <Text c="dimmed" size="sm" mt="md">
          You lost most points in {fullTypeName(costliest)}. Practice has other questions of the types you
          missed: one of each makes a short session.
        </Text>
      )}
    </Paper>
  );
}

function Points({ result: { questions, scores } }: { readonly result: MockTestResult }) {
  const points = scores ?? pointsSoFar(questions);
  const right = questions.filter((entry) => !isMissed(entry)).length;
  const seconds = questions.reduce((sum, { secondsUsed = 0 }) => sum + secondsUsed, 0);
  return (
    <Group gap="md" wrap="nowrap">
      <ScoreRing score={points} size={56} />
      <div>
        <Text fw={650}>
          {points.points} of {points.maximum} points{!scores && ' so far'}
        </Text>
        <Text size="sm">
          Full points in {right} of {questions.length} questions
          {seconds > 0 && ` · ${clockText(seconds)} for your answers`}
        </Text>
      </div>
    </Group>
  );
}

const pointsSoFar = (questions: MockTestResult['questions']) => ({
  points: questions.reduce((sum, { score }) => sum + (score?.points ?? 0), 0),
  maximum: questions.reduce((sum, { score }) => sum + (score?.maximum ?? 0), 0),
});
