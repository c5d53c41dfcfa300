import { Grid, Paper, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Grid.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { useExamType } from '#student/core/preferences/exam-type.ts';
import { MailOffer } from '#student/features/mail/mail-offer.tsx';
import { mockTestsQuery } from '#student/queries/mock-tests.ts';
import { dueWordCountQuery } from '#student/queries/my-words.ts';
import { exercisesQuery } from '#student/queries/exercises.ts';
import { dueReviewsQuery } from '#student/features/reviews/api/due-reviews.ts';
import { Today } from '#student/features/reviews/today.tsx';
import { skillStatisticsQuery } from '#student/features/statistics/api/skill-statistics.ts';
import { usualPeriod } from '#student/features/statistics/usual-period.ts';
import { studyPlanQuery } from '#student/queries/study-plan.ts';
import { PlanSection } from '#student/features/study-plan/plan-section.tsx';
import { reviewsLeft } from '#student/features/study-plan/plan-words.ts';
import { ScoreToday } from '#student/features/study-plan/score-today.tsx';
import { firstStepOf } from './first-steps.ts';
import { LastDays } from './last-days.tsx';
import { LevelCheckOffer } from './level-check-offer.tsx';
import { NextStep } from './next-step.tsx';
import { RunningTestNote } from './running-test-note.tsx';

// Only new students need it.
const FirstVisit = lazy(() => import('./first-visit.tsx'));

export default function DashboardPage() {
  const statistics = useQuery(skillStatisticsQuery(usualPeriod));
  const reviews = useQuery(dueReviewsQuery());
  const exercises = useQuery(exercisesQuery());
  const mockTests = useQuery(mockTestsQuery());
  const plan = useQuery(studyPlanQuery());
  const dueWords = useQuery(dueWordCountQuery());
  const examType = useExamType();
  const [today] = useState(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(new Date()));
  const failed = [statistics, reviews, exercises, plan].find(({ isError, data }) => isError && !data);
  if (failed) {
    return (
      <Stack className="page" gap="lg">
        <PageTitle lead={today}>Dashboard</PageTitle>
        <QueryProblem error={failed.error} onRetry={failed.refetch} />
      </Stack>
    );
  }
  // Render everything at once: late content would push down what the student is reading.
  if (
    !statistics.data ||
    !reviews.data ||
    !exercises.data ||
    !plan.data ||
    mockTests.isPending ||
    dueWords.isPending
  )
    return <PageSkeleton />;
  const { daily } = statistics.data;
  const testName = (mockTestId: string) =>
    mockTests.data?.mockTests.find((test) => test.mockTestId === mockTestId)?.name ?? 'A mock test';
  const nextStep = { exercises: exercises.data, plan: plan.data, testName };
  const step = firstStepOf(plan.data.settings !== null, examType, exercises.data);
  const isDue = reviews.data.due.some(({ due }) => Date.parse(due) <= reviews.dataUpdatedAt);
  return (
    <Stack className="page" gap="lg">
      <PageTitle lead={today}>Dashboard</PageTitle>
      {step?.name === 'questions' && (
        <Suspense fallback={<Skeleton height={420} />}>
          <FirstVisit />
        </Suspense>
      )}
      {step?.name === 'check' && <LevelCheckOffer {...step} />}
      {mockTests.data && <RunningTestNote {...mockTests.data} />}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Today
            reviews={reviews.data}
            now={reviews.dataUpdatedAt}
            planned={reviewsLeft(plan.data)}
            dueWords={dueWords.data ?? 0}
            otherwise={<NextStep {...nextStep} isHero isSecond={step !== undefined} />}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="xl" px={{ base: 0, md: 'md' }} py="md">
            <ScoreToday score={plan.data.scoreToday} targetScore={plan.data.settings?.targetScore} />
            <section aria-label="Last 7 days">
              <LastDays daily={daily} minutesThisWeek={plan.data.minutesThisWeek} />
            </section>
          </Stack>
        </Grid.Col>
      </Grid>
      {step?.name !== 'questions' && <PlanSection plan={plan.data} testName={testName} />}
      {isDue && (
        <Paper withBorder p="lg" component="section" aria-labelledby="next-title">
          <Text size="sm" c="dimmed">
            After that
          </Text>
          <NextStep {...nextStep} />
        </Paper>
      )}
      <MailOffer />
    </Stack>
  );
}
