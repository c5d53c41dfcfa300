import { SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import {
  statisticsPeriods,
  statisticsPeriodSchema,
  wasActive,
  type SkillStatistics,
} from '#domain/statistics/skill-statistics.ts';
import { paths } from '#student/app/paths.ts';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { sectionNames } from '#student/components/section-names.ts';
import { skillColors } from '#student/components/skill-colors.ts';
import { topicNames } from '#student/components/topic-names.ts';
import { useExamType } from '#student/core/preferences/exam-type.ts';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import { samePlace } from '#student/core/page/read-from-top.ts';
import { skillStatisticsQuery } from './api/skill-statistics.ts';
import { namesOfType } from './names-of-type.ts';
import { ProgressSection } from './progress-section.tsx';
import { StrengthSection } from './strength-section.tsx';
import { typesToWin } from './types-to-win.ts';
import { usualPeriod } from './usual-period.ts';
import results from '#student/components/styles/results.module.css';

interface Props {
  readonly plan: OwnStudyPlan | undefined;
}

export function PeriodStatistics({ plan }: Props) {
  const [search, setSearch] = useSearchParams();
  const days = statisticsPeriodSchema.safeParse(Number(search.get('days'))).data ?? usualPeriod;
  const query = useQuery(skillStatisticsQuery(days));
  return (
    <Stack gap="lg">
      <SegmentedControl
        aria-label="Period"
        data={statisticsPeriods.map((period) => ({ value: String(period), label: `${period} days` }))}
        value={String(days)}
        onChange={(value) => setSearch({ days: value }, { state: samePlace })}
      />
      {query.data ? (
        <div className={results['results']} data-stale={query.isPlaceholderData}>
          <Sections statistics={query.data} plan={plan} />
        </div>
      ) : query.isError ? (
        <QueryProblem error={query.error} onRetry={query.refetch} />
      ) : (
        <PageSkeleton />
      )}
    </Stack>
  );
}

function Sections({ statistics, plan }: Props & { readonly statistics: SkillStatistics }) {
  const { days, daily, skills, types, topics, difficulties } = statistics;
  const ofExam = new Set<TypeCode>(typesOf(useExamType()));
  if (!daily.some(wasActive)) {
    return <Text c="dimmed">No answers in the last {days} days. Choose a longer period.</Text>;
  }
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
        <StrengthSection
          id="skills-title"
          title="Skills"
          of="Skill"
          strengths={skills.map((one) => ({
            ...one,
            key: one.skill,
            name: sectionNames[one.skill],
            color: skillColors[one.skill],
            href: paths.practice.getHref(one.skill),
          }))}
        />
        <StrengthSection
          id="types-title"
          title="Question types"
          of="Type"
          rankedAs="types"
          strengths={types
            .filter(({ type }) => ofExam.has(type))
            .map((one) => ({ ...one, ...namesOfType(one.type) }))}
          toWin={plan ? typesToWin(plan, types) : []}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        The bar is our estimate of your share of the points. The more you answer, the shorter it gets.
      </Text>
      <ProgressSection daily={daily} />
      <details className="quiet-summary">
        <summary>Topics and difficulty</summary>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <StrengthSection
            id="topics-title"
            title="Topics"
            of="Topic"
            rankedAs="topics"
            strengths={topics.map((one) => ({
              ...one,
              key: one.topic,
              name: topicNames[one.topic],
              href: `${paths.practice.getHref('ALL')}&topic=${one.topic}`,
            }))}
          />
          <StrengthSection
            id="difficulties-title"
            title="Difficulty"
            of="Difficulty"
            strengths={difficulties.map((one) => ({
              ...one,
              key: String(one.difficulty),
              name: `${one.difficulty} of 5`,
              href: `${paths.practice.getHref('ALL')}&difficulty=${one.difficulty}`,
            }))}
          />
        </SimpleGrid>
      </details>
    </Stack>
  );
}
