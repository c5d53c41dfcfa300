import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { fullTypeName } from '#student/components/type-names.ts';
import { useExamType } from '#student/core/preferences/exam-type.ts';
import { exercisesQuery } from '#student/queries/exercises.ts';
import { studyPlanQuery } from '#student/queries/study-plan.ts';
import { nextType } from './next-type.ts';

export default function NextStepNote({ answered }: { readonly answered: TypeCode }) {
  const examType = useExamType();
  const exercises = useQuery(exercisesQuery()).data;
  const plan = useQuery(studyPlanQuery()).data;
  const next = exercises && plan && nextType({ examType, exercises, plan });
  if (!next) return null;
  const isSame = next.type === answered;
  return (
    <Group component="aside" aria-label="Next step" gap="sm" mt="md">
      <Text size="sm">
        {isSame ? 'Keep practising this type.' : `Next: ${fullTypeName(next.type)}.`} {next.why}
      </Text>
      {!isSame && (
        <ButtonLink variant="default" size="xs" to={`${paths.exercise.path}?exercise=${next.type}`}>
          Start
        </ButtonLink>
      )}
    </Group>
  );
}
