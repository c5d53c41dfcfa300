import { Alert, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { averagePercent, totalOf, type TypeStatistics } from '#domain/statistics/type-statistics.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { QueryProblem } from '../../components/problem.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { clockText, durationText, secondsLeft } from '../../core/server-clock.ts';
import { mockTestsQuery } from '../mock-tests/api/mock-tests.ts';
import { runningSitting } from '../mock-tests/running-sitting.ts';
import { DueToday } from '../reviews/due-today.tsx';
import { statisticsQuery } from '../statistics/api/statistics.ts';
import { Figures } from '../statistics/figures.tsx';
import { NextStep } from './next-step.tsx';

/** What was done, what is running, and what to do next. */
export default function DashboardPage() {
  const statistics = useQuery(statisticsQuery());
  const [today] = useState(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(new Date()));
  return (
    <Stack className="page" gap="lg">
      <PageTitle lead={today}>Dashboard</PageTitle>
      <RunningTestNote />
      <DueToday />
      {statistics.data ? (
        <>
          <NextStep statistics={statistics.data} />
          <AtAGlance types={statistics.data} />
        </>
      ) : statistics.isError ? (
        <QueryProblem error={statistics.error} onRetry={statistics.refetch} />
      ) : (
        <Waiting>
          <Skeleton height={260} />
        </Waiting>
      )}
      <Paper withBorder p="lg" component="section" aria-labelledby="sprint-title">
        <Title order={2} size="h4" id="sprint-title">
          Under the clock
        </Title>
        <Text mt={4} mb="md">
          A short timed test shows how you do when time is short.
        </Text>
        <ButtonLink to={paths.mockTests.getHref()} variant="default">
          Go to the mock tests
        </ButtonLink>
      </Paper>
    </Stack>
  );
}

function RunningTestNote() {
  const query = useQuery(mockTestsQuery());
  const running = query.data?.mockTests
    .map((mockTest) => ({ name: mockTest.name, sitting: runningSitting(mockTest, query.data.clock) }))
    .find(({ sitting }) => sitting !== undefined);
  if (!query.data || !running?.sitting) return null;
  const left = secondsLeft(query.data.clock, running.sitting.deadline, query.data.clock.heardAt);
  return (
    <Alert
      color="blue"
      variant="light"
      icon={<IconClockHour4 aria-hidden />}
      title={`${running.name} is running`}
    >
      <Text size="sm" mb="sm">
        {clockText(left)} left when this page was loaded. The clock goes on.
      </Text>
      <ButtonLink to={paths.mockTestExercise.getHref(running.sitting.sessionId)} size="sm">
        Continue the test
      </ButtonLink>
    </Alert>
  );
}

function AtAGlance({ types }: { readonly types: readonly TypeStatistics[] }) {
  const total = totalOf(types);
  const percent = averagePercent(total);
  const facts = [
    ['Answered', String(total.answered)],
    ['Average', percent === undefined ? 'None yet' : `${percent} %`],
    ['Time practised', durationText(total.seconds)],
  ] as const;
  return (
    <section aria-labelledby="glance-title">
      <Title order={2} size="h4" id="glance-title" mb="sm">
        Your practice so far
      </Title>
      <Figures facts={facts} cols={{ base: 1, xs: 3 }} />
    </section>
  );
}
