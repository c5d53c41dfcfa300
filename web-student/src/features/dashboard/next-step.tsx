import { Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { SkillStatistics } from '#domain/statistics/skill-statistics.ts';
import { suggestedType, type Suggestion } from '#domain/statistics/suggested-type.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { fullTypeName } from '../../components/type-names.ts';
import { useExamType } from '../../core/exam-type.ts';
import { defaultSort, writeList } from '../../core/question-list.ts';
import { nextNotDoneQuery } from '../exercise/api/next-not-done.ts';
import type { ExerciseCount } from '../practice/exercise-counts.ts';

interface Props {
  readonly statistics: SkillStatistics;
  readonly exercises: readonly ExerciseCount[];
  /** The one thing on the page, where nothing is due. */
  readonly isHero?: boolean;
}

/** One type that is worth the most now. */
export function NextStep({ statistics, exercises, isHero = false }: Props) {
  const examType = useExamType();
  const filled = new Set(exercises.filter(({ total }) => total > 0).map(({ type }) => type));
  const types = typesOf(examType).filter((type) => filled.has(type));
  const suggestion = suggestedType(types, statistics.types);
  if (!suggestion) return <Text mt="xs">There are no questions for your exam yet.</Text>;
  const { type } = suggestion;
  return (
    <>
      <Title order={2} size={isHero ? 'h2' : 'h4'} id={isHero ? 'today-title' : 'next-title'} mt={2}>
        {fullTypeName(type)}
      </Title>
      <Text mt="xs">{reasonText(suggestion, statistics.days)}</Text>
      <Text mt={4} mb="lg" c="dimmed">
        {catalogue[type].description}
      </Text>
      <Ways type={type} isHero={isHero} />
    </>
  );
}

function reasonText({ reason, answered, percent }: Suggestion, days: number): string {
  const last = `in the last ${days} days`;
  if (reason === 'new_type') return `You have not practised this type ${last}.`;
  if (reason === 'weakest_type')
    return `You reach ${Math.round(percent ?? 0)}% here, the lowest of all types.`;
  return `Only ${answered === 1 ? 'one answer' : `${answered} answers`} ${last}: too few to say how strong you are.`;
}

/** Until the question is known, the exercise page finds it by the same list. */
const startOf = (type: TypeCode) => `${paths.exercise.path}?exercise=${type}`;

/** To a question of the type that was not done; where none is left, to those that went wrong. */
function Ways({ type, isHero }: { readonly type: TypeCode; readonly isHero: boolean }) {
  const list = { filter: { type }, sort: defaultSort };
  const next = useQuery(nextNotDoneQuery(list));
  const look = isHero ? ({ size: 'lg' } as const) : ({ variant: 'default' } as const);
  return (
    <Group>
      {next.data === null ? (
        <ButtonLink {...look} to={`${paths.practice.getHref(undefined, type)}&status=wrong`}>
          Try again what went wrong
        </ButtonLink>
      ) : (
        <ButtonLink
          {...look}
          to={next.data ? paths.exercise.getHref(next.data, writeList(list)) : startOf(type)}
        >
          {isHero ? 'Start' : 'Start this type'}
        </ButtonLink>
      )}
    </Group>
  );
}
