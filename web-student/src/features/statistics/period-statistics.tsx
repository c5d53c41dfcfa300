import { SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { catalogue } from '#domain/question-types/catalogue.ts';
import {
  statisticsPeriods,
  statisticsPeriodSchema,
  type SkillStatistics,
} from '#domain/statistics/skill-statistics.ts';
import { paths } from '../../app/paths.ts';
import { QueryProblem } from '../../components/problem.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { sectionNames } from '../../components/section-names.ts';
import { topicNames } from '../../components/topic-names.ts';
import { fullTypeName } from '../../components/type-names.ts';
import { samePlace } from '../../core/read-from-top.ts';
import { skillStatisticsQuery } from './api/skill-statistics.ts';
import { weakestFirst } from './strengths.ts';

const ProgressSection = lazy(() => import('./progress-section.tsx'));
const StrengthSection = lazy(() => import('./strength-section.tsx'));
const usual = 30;

/** The last days by skill, type, topic and difficulty, each with the range of what is known. */
export function PeriodStatistics() {
  const [search, setSearch] = useSearchParams();
  const days = statisticsPeriodSchema.safeParse(Number(search.get('days'))).data ?? usual;
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
        <Suspense fallback={<Shape />}>
          <div className="results" data-stale={query.isPlaceholderData}>
            <Sections statistics={query.data} />
          </div>
        </Suspense>
      ) : query.isError ? (
        <QueryProblem error={query.error} onRetry={query.refetch} />
      ) : (
        <Shape />
      )}
    </Stack>
  );
}

function Sections({ statistics }: { readonly statistics: SkillStatistics }) {
  const { days, daily, skills, types, topics, difficulties } = statistics;
  if (daily.every(({ answered }) => answered === 0)) {
    return <Text c="dimmed">You have answered nothing in these {days} days. Choose a longer time.</Text>;
  }
  return (
    <Stack gap="lg">
      <ProgressSection daily={daily} />
      <Text size="sm" c="dimmed">
        Each bar shows where your true share of points most likely is. More answers make it shorter.
      </Text>
      <StrengthSection
        id="skills-title"
        title="Skills"
        of="Skill"
        strengths={skills.map((one) => ({
          ...one,
          key: one.skill,
          name: sectionNames[one.skill],
          href: paths.practice.getHref(one.skill),
        }))}
      />
      <StrengthSection
        id="types-title"
        title="Question types, weakest first"
        of="Type"
        strengths={weakestFirst(types).map((one) => ({
          ...one,
          key: one.type,
          name: fullTypeName(one.type),
          href: paths.practice.getHref(catalogue[one.type].section, one.type),
        }))}
      />
      <StrengthSection
        id="topics-title"
        title="Topics, weakest first"
        of="Topic"
        strengths={weakestFirst(topics).map((one) => ({
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
    </Stack>
  );
}

function Shape() {
  return (
    <Waiting>
      <Skeleton height={300} />
    </Waiting>
  );
}
