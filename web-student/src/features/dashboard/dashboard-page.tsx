import { Grid, Paper, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Grid.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { QueryProblem } from '../../components/problem.tsx';
import { sectionNames } from '../../components/section-names.ts';
import { skillColors } from '../../components/skill-colors.ts';
import { mockTestsQuery } from '../mock-tests/api/mock-tests.ts';
import { exercisesQuery } from '../practice/api/exercises.ts';
import { dueReviewsQuery } from '../reviews/api/due-reviews.ts';
import { Today } from '../reviews/today.tsx';
import { skillStatisticsQuery } from '../statistics/api/skill-statistics.ts';
import { usualPeriod } from '../statistics/usual-period.ts';
import { StrengthList } from '../statistics/strength-list.tsx';
import { LastDays } from './last-days.tsx';
import { NextStep } from './next-step.tsx';
import { RunningTestNote } from './running-test-note.tsx';

/** The one thing to do today, how the week went, and how strong somebody is. */
export default function DashboardPage() {
  const statistics = useQuery(skillStatisticsQuery(usualPeriod));
  const reviews = useQuery(dueReviewsQuery());
  const exercises = useQuery(exercisesQuery());
  const mockTests = useQuery(mockTestsQuery());
  const [today] = useState(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(new Date()));
  const failed = [statistics, reviews, exercises].find(({ isError, data }) => isError && !data);
  if (failed) {
    return (
      <Stack className="page" gap="lg">
        <PageTitle lead={today}>Dashboard</PageTitle>
        <QueryProblem error={failed.error} onRetry={failed.refetch} />
      </Stack>
    );
  }
  // All at once: what comes later would push down what is being read.
  if (!statistics.data || !reviews.data || !exercises.data || mockTests.isPending) return <PageSkeleton />;
  const { daily, skills, days } = statistics.data;
  const nextStep = { statistics: statistics.data, exercises: exercises.data };
  const isDue = reviews.data.due.some(({ due }) => Date.parse(due) <= reviews.dataUpdatedAt);
  return (
    <Stack className="page" gap="lg">
      <PageTitle lead={today}>Dashboard</PageTitle>
      {mockTests.data && <RunningTestNote {...mockTests.data} />}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Today
            reviews={reviews.data}
            now={reviews.dataUpdatedAt}
            otherwise={<NextStep {...nextStep} isHero />}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="xl" px={{ base: 0, md: 'md' }} py="md">
            <section aria-label="Last 7 days">
              <LastDays daily={daily} />
            </section>
            <Estimate />
          </Stack>
        </Grid.Col>
      </Grid>
      <section aria-labelledby="skills-title">
        <Title order={2} size="h4" id="skills-title" mt={{ base: 0, md: 'sm' }}>
          Your skills
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          Practice of the last {days} days. Each bar shows where your real share of points most likely is.
        </Text>
        <StrengthList
          strengths={skills.map((one) => ({
            ...one,
            key: one.skill,
            name: sectionNames[one.skill],
            color: skillColors[one.skill],
            href: paths.practice.getHref(one.skill),
          }))}
        />
      </section>
      {isDue && (
        <Paper withBorder p="lg" component="section" aria-labelledby="next-title">
          <Text size="sm" c="dimmed">
            Afterwards
          </Text>
          <NextStep {...nextStep} />
        </Paper>
      )}
    </Stack>
  );
}

/** Its place: an estimate needs a whole test, and nothing is told that is not known. */
function Estimate() {
  return (
    <section aria-labelledby="estimate-title">
      <Title order={2} size="h5" id="estimate-title">
        Your estimate
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        Your likely score and its range will stand here, with the date of your exam. They come with the full
        mock tests. Until then, a short test shows how you do when time is short.
      </Text>
      <ButtonLink to={paths.mockTests.getHref()} variant="default">
        Go to the mock tests
      </ButtonLink>
    </section>
  );
}
