import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { MockTestResult } from '#domain/sittings/contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { Problem, QueryProblem } from '#student/components/problem.tsx';
import { codeOf, messages } from '#student/core/messages.ts';
import { resultQuery } from '#student/queries/result.ts';
import { Compare } from './compare.tsx';
import { Computed } from './computed.tsx';
import { FigureSection } from './figure-section.tsx';
import { enablingFigures, skillFigures } from './named-figures.ts';
import { OverallFigure } from './overall-figure.tsx';
import { PrintButton } from './print-button.tsx';
import { scorecardLead } from './shared-texts.ts';
import { ShareButton } from './share-button.tsx';
import { TimeStrip } from './time-strip.tsx';
import { TypeTable } from './type-table.tsx';
import { WhatIf } from './what-if.tsx';
import styles from './scorecards.module.css';

export default function ScorecardPage() {
  const [search] = useSearchParams();
  const { sessionId = search.get('id') ?? '' } = useParams();
  const query = useQuery({ ...resultQuery(sessionId), enabled: sessionId !== '' });
  if (
    sessionId === '' ||
    (query.isError && ['mock_test_not_found', 'invalid_input'].includes(codeOf(query.error)))
  ) {
    return (
      <Problem title="Test not found" text={messages.mock_test_not_found} order={1}>
        <ButtonLink to={paths.mockTests.getHref()}>Go to the mock tests</ButtonLink>
      </Problem>
    );
  }
  if (query.data) return <Scorecard result={query.data} />;
  if (query.isError) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  return <PageSkeleton />;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

function Scorecard({ result }: { readonly result: MockTestResult }) {
  const { sessionId, examType, startedAt, estimate, percentile, pendingScores, questions, scores, share } =
    result;
  const results = paths.mockTestResults.getHref(sessionId);
  if (!estimate) {
    return (
      <Problem
        title="No scorecard yet"
        text="You get it with your result, when the test is handed in and scored."
        order={1}
      >
        <ButtonLink to={results}>See the result</ButtonLink>
      </Problem>
    );
  }
  const unscored = questions.filter(({ score }) => score === undefined).length;
  return (
    <Stack className={`page ${styles['scorecard']}`} gap="lg" data-prints-alone>
      <PageTitle lead={scorecardLead({ ...result, testName: result.name }, day.format(new Date(startedAt)))}>
        Your scorecard
      </PageTitle>
      <Paper withBorder p="lg">
        <Group gap="xl" align="flex-start">
          <OverallFigure estimate={estimate} examType={examType} percentile={percentile} />
          <div className={`${styles['scorecard-ways']} ${styles['scorecard-buttons']}`}>
            <ButtonLink to={results} variant="default">
              See every answer
            </ButtonLink>
            {scores && <ShareButton sessionId={sessionId} share={share} />}
            <PrintButton />
            <ButtonLink to={paths.mockTestReceipt.getHref(sessionId)} variant="default">
              Receipt
            </ButtonLink>
          </div>
        </Group>
        {unscored > 0 && (
          <Text size="sm" mt="md" role="status">
            {pendingScores > 0 && !scores
              ? `${unscored} ${unscored === 1 ? 'answer is' : 'answers are'} still being scored, so the ranges are wider than they will be.`
              : `${unscored} ${unscored === 1 ? 'answer has' : 'answers have'} no score, so the ranges are wider.`}
          </Text>
        )}
        <Text c="dimmed" size="sm" mt="md">
          These are estimates on the exam’s scale from 10 to 90, not scores of the exam. Nine times out of ten
          the score lies within its range.
        </Text>
      </Paper>
      <Text size="sm">
        <Link to={paths.estimates.getHref()}>How good are our estimates?</Link>
      </Text>
      <FigureSection id="skills" title="Skills" of="Skill" figures={skillFigures(estimate)} />
      <FigureSection
        id="enabling"
        title="Enabling skills"
        of="Enabling skill"
        figures={enablingFigures(estimate)}
      />
      <WhatIf types={estimate.types} />
      <Paper withBorder p={{ base: 'md', xs: 'lg' }} component="section" aria-labelledby="types">
        <Title order={2} size="h4" id="types" mb="sm">
          Question types
        </Title>
        <TypeTable types={estimate.types} questions={questions} />
        <Computed estimate={estimate} examType={examType} />
      </Paper>
      <TimeStrip questions={questions} />
      <Compare sessionId={sessionId} />
    </Stack>
  );
}
