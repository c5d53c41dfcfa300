import { Stack, Text } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { wasActive } from '#domain/statistics/skill-statistics.ts';
import { averagePercent, averageSeconds, totalOf } from '#domain/statistics/type-statistics.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { useExamType } from '#student/core/preferences/exam-type.ts';
import { durationText } from '#student/core/server-clock.ts';
import { studyPlanQuery } from '#student/queries/study-plan.ts';
import { statisticsQuery } from './api/statistics.ts';
import { Figures } from './figures.tsx';
import { skillStatisticsQuery } from './api/skill-statistics.ts';
import { PeriodStatistics } from './period-statistics.tsx';
import { usualPeriod } from './usual-period.ts';
import { StatisticsTable } from './statistics-table.tsx';

export default function StatisticsPage() {
  const query = useQuery(statisticsQuery());
  const plan = useQuery(studyPlanQuery());
  const examTypes = new Set<TypeCode>(typesOf(useExamType()));
  // Render everything at once: late content would push down what the student is reading.
  const { isPending, data: period } = useQuery(skillStatisticsQuery(usualPeriod));
  if (query.isError && !query.data) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  if (!query.data || isPending || plan.isPending) return <PageSkeleton />;
  const types = query.data.filter(({ answered }) => answered > 0);
  const ofExam = types.filter(({ type }) => examTypes.has(type));
  if (types.length === 0 && !period?.daily.some(wasActive)) return <NothingYet />;
  const total = totalOf(types);
  const facts = [
    ['Answered', String(total.answered)],
    ['Right', String(total.right)],
    ['Average', `${averagePercent(total) ?? 0}%`],
    ['Time per answer', durationText(averageSeconds(total) ?? 0)],
  ] as const;
  return (
    <Stack className="page" gap="lg">
      <PageTitle lead="How you are doing, and what to practise next.">Statistics</PageTitle>
      {types.length > 0 && <Figures facts={facts} cols={{ base: 2, sm: 4 }} />}
      <PeriodStatistics plan={plan.data} />
      {ofExam.length > 0 && (
        <details className="quiet-summary">
          <summary>Your answers by type</summary>
          <StatisticsTable types={ofExam} />
        </details>
      )}
    </Stack>
  );
}

function NothingYet() {
  return (
    <Stack className="page" align="center" ta="center" gap="md" py="10vh">
      <IconChartBar size={40} stroke={1.4} aria-hidden />
      <PageTitle>No statistics yet</PageTitle>
      <Text c="dimmed" maw={420}>
        You will see here how you are doing by skill, type, topic and difficulty, and how that changes from
        day to day.
      </Text>
      <ButtonLink to={paths.practice.getHref()}>Answer your first question</ButtonLink>
    </Stack>
  );
}
