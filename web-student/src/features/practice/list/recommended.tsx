import { Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { fullTypeName } from '#student/components/type-names.ts';
import { useSession } from '#student/core/session.ts';
import { studyPlanQuery } from '#student/queries/study-plan.ts';
import { firstType, nextType } from '#student/features/study-plan/next-type.ts';
import type { ExerciseCount } from '#student/queries/exercise-counts.ts';
import badgeStyles from '#student/components/styles/type-badge.module.css';

interface Props {
  readonly examType: ExamType;
  readonly exercises: readonly ExerciseCount[] | undefined;
}

const height = 86;

export function Recommended({ examType, exercises }: Props) {
  const isLoggedIn = useSession() !== undefined;
  const plan = useQuery({ ...studyPlanQuery(), enabled: isLoggedIn });
  // Show nothing: the list below still works.
  if (plan.isError) return null;
  if (!exercises || (isLoggedIn && !plan.data)) return <Skeleton height={height} />;
  const known = { examType, exercises };
  const type = plan.data ? nextType({ ...known, plan: plan.data })?.type : firstType(known);
  if (!type) return null;
  return (
    <Paper
      withBorder
      p="md"
      mih={height}
      component="section"
      aria-labelledby="recommended-title"
      style={{ '--category': `var(--mantine-color-${catalogue[type].color}-6)` }}
    >
      <Group justify="space-between" gap="sm">
        <div>
          <Text size="sm" c="dimmed">
            {isLoggedIn ? 'Recommended for you' : 'A good first type'}
          </Text>
          <Group gap="xs">
            <span className={badgeStyles['type-badge']} aria-hidden>
              {type}
            </span>
            <Title order={2} size="h4" id="recommended-title">
              {fullTypeName(type)}
            </Title>
          </Group>
        </div>
        <ButtonLink to={`${paths.exercise.path}?exercise=${type}`}>Start</ButtonLink>
      </Group>
    </Paper>
  );
}
