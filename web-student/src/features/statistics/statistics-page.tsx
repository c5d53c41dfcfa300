import { Paper, Stack, Text, Title } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { averagePercent, averageSeconds, totalOf } from '#domain/statistics/type-statistics.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { QueryProblem } from '../../components/problem.tsx';
import { durationText } from '../../core/server-clock.ts';
import { statisticsQuery } from './api/statistics.ts';
import { Figures } from './figures.tsx';
import { StrengthPicture } from './strength-picture.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import './statistics.css';

/** The user's practice; it changes by itself when an answer is submitted in another window. */
export default function StatisticsPage() {
  const query = useQuery(statisticsQuery());
  if (query.isError && !query.data) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  if (!query.data) return <PageSkeleton />;
  const types = query.data.filter(({ answered }) => answered > 0);
  if (types.length === 0) return <NothingYet />;
  const total = totalOf(types);
  const facts = [
    ['Answered', String(total.answered)],
    ['Right', String(total.right)],
    ['Average', `${averagePercent(total) ?? 0} %`],
    ['Time an answer', durationText(averageSeconds(total) ?? 0)],
  ] as const;
  return (
    <Stack className="page" gap="lg">
      <PageTitle lead="Your practice, type by type.">Statistics</PageTitle>
      <Figures facts={facts} cols={{ base: 2, sm: 4 }} />
      <Paper withBorder p="lg" component="section" aria-labelledby="strength-title">
        <Title order={2} size="h4" id="strength-title">
          Strength by type
        </Title>
        <Text c="dimmed" size="sm" mb="md">
          The average share of points.
        </Text>
        <StrengthPicture types={types} />
      </Paper>
      <Paper withBorder p={{ base: 'sm', xs: 'lg' }}>
        <StatisticsTable types={types} />
      </Paper>
    </Stack>
  );
}

function NothingYet() {
  return (
    <Stack className="page" align="center" ta="center" gap="md" py="10vh">
      <IconChartBar size={40} stroke={1.4} aria-hidden />
      <PageTitle>No statistics yet</PageTitle>
      <Text c="dimmed" maw={420}>
        Here you will see how many questions of each type you answered, how many were right, and how long you
        took.
      </Text>
      <ButtonLink to={paths.practice.getHref()}>Answer your first question</ButtonLink>
    </Stack>
  );
}
