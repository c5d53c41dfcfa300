import { Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { typesOf } from '#domain/question-types/catalogue/exam-variants.ts';
import { isAnswerable } from '#domain/question-types/registry.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { averagePercent, type TypeStatistics } from '#domain/statistics/type-statistics.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { QueryProblem } from '../../components/problem.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { fullTypeName } from '../../components/type-names.ts';
import { useExamType } from '../../core/exam-type.ts';
import { defaultSort, writeList } from '../../core/question-list.ts';
import { nextNotDoneQuery } from '../exercise/api/next-not-done.ts';
import { exercisesQuery } from '../practice/api/exercises.ts';
import { suggestedType } from './suggested-type.ts';

/** One question that is worth the most now. */
export function NextStep({ statistics }: { readonly statistics: readonly TypeStatistics[] }) {
  const examType = useExamType();
  const exercises = useQuery(exercisesQuery());
  if (exercises.isError && !exercises.data) {
    return <QueryProblem error={exercises.error} onRetry={exercises.refetch} />;
  }
  if (!exercises.data)
    return (
      <Waiting>
        <Skeleton height={150} />
      </Waiting>
    );
  const filled = new Set(exercises.data.filter(({ total }) => total > 0).map(({ type }) => type));
  const types = typesOf(examType).filter((type) => filled.has(type) && isAnswerable(type));
  const suggestion = suggestedType(types, statistics);
  if (!suggestion) return null;
  const { type, reason } = suggestion;
  const { description } = catalogue[type];
  const percent = averagePercent(statistics.find((row) => row.type === type) ?? { points: 0, maximum: 0 });
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="next-title">
      <Text size="sm" c="dimmed">
        Next step
      </Text>
      <Title order={2} size="h3" id="next-title" mt={2}>
        {fullTypeName(type)}
      </Title>
      <Text mt={6} mb="md">
        {reason === 'new_type'
          ? `You have not tried this type yet. ${description}`
          : `Your average here is ${percent ?? 0} %, the lowest of all types. ${description}`}
      </Text>
      <Ways type={type} />
    </Paper>
  );
}

/** To a question of the type that was not done; where none is left, to those that went wrong. */
function Ways({ type }: { readonly type: TypeCode }) {
  const list = { filter: { type }, sort: defaultSort };
  const next = useQuery(nextNotDoneQuery(list));
  return (
    <Group mih={36}>
      {next.data && <ButtonLink to={paths.exercise.getHref(next.data, writeList(list))}>Start</ButtonLink>}
      {next.data === null && (
        <ButtonLink to={`${paths.practice.getHref(undefined, type)}&status=wrong`}>
          Try again what went wrong
        </ButtonLink>
      )}
      <ButtonLink to={paths.practice.getHref('ALL')} variant="default">
        Choose another question
      </ButtonLink>
    </Group>
  );
}
