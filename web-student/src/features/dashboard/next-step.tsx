import { Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { fullTypeName } from '#student/components/type-names.ts';
import { useExamType } from '#student/core/preferences/exam-type.ts';
import { defaultSort, writeList } from '#student/core/lists/question-list.ts';
import { nextNotDoneQuery } from '#student/queries/next-not-done.ts';
import type { ExerciseCount } from '#student/queries/exercise-counts.ts';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import { nextType } from '#student/features/study-plan/next-type.ts';
import { nextOfPlan } from '#student/features/study-plan/plan-words.ts';

interface Props {
  readonly exercises: readonly ExerciseCount[];
  readonly plan: OwnStudyPlan;
  readonly testName: (mockTestId: string) => string;
  /** No review is due, so this is today's main step. */
  readonly isHero?: boolean;
  /** Another step on the page comes first. */
  readonly isSecond?: boolean;
}

export function NextStep({ exercises, plan, testName, isHero = false, isSecond = !isHero }: Props) {
  const examType = useExamType();
  const planned = nextOfPlan(plan);
  const heading = {
    order: 2,
    size: isSecond ? 'h4' : 'h2',
    id: isHero ? 'today-title' : 'next-title',
    mt: 2,
  } as const;
  if (planned?.kind === 'sitting') {
    return (
      <>
        <Title {...heading}>{testName(planned.mockTestId)}</Title>
        <Text mt="xs" mb="lg">
          Your plan has a test for today, about {planned.minutes} min. It gives the best picture of your
          level.
        </Text>
        <ButtonLink to={paths.mockTestOverview.getHref(planned.mockTestId)} {...lookOf(isSecond)}>
          Choose your test
        </ButtonLink>
      </>
    );
  }
  const next = nextType({ examType, exercises, plan });
  if (!next) return <Text mt="xs">There are no questions for your exam yet.</Text>;
  const { type, why } = next;
  return (
    <>
      <Title {...heading}>{fullTypeName(type)}</Title>
      <Text mt="xs">{why}</Text>
      <Text mt={4} mb="lg" c="dimmed">
        {catalogue[type].description}
      </Text>
      <Ways type={type} isSecond={isSecond} />
    </>
  );
}

const lookOf = (isSecond: boolean) =>
  isSecond ? ({ variant: 'default' } as const) : ({ size: 'lg' } as const);

/** Until the question is known: the exercise page finds it in the same list. */
const startOf = (type: TypeCode) => `${paths.exercise.path}?exercise=${type}`;

function Ways({ type, isSecond }: { readonly type: TypeCode; readonly isSecond: boolean }) {
  const list = { filter: { type }, sort: defaultSort };
  const next = useQuery(nextNotDoneQuery(list));
  const look = lookOf(isSecond);
  return (
    <Group>
      {next.data === null ? (
        <ButtonLink {...look} to={`${paths.practice.getHref(undefined, type)}&status=wrong`}>
          Retry what you missed
        </ButtonLink>
      ) : (
        <ButtonLink
          {...look}
          to={next.data ? paths.exercise.getHref(next.data, writeList(list)) : startOf(type)}
        >
          {isSecond ? 'Start this type' : 'Start'}
        </ButtonLink>
      )}
    </Group>
  );
}
