import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { writeList, type PracticeList } from '#student/core/lists/question-list.ts';
import { nextNotDoneQuery } from '#student/queries/next-not-done.ts';

interface Props {
  readonly list: PracticeList;
  readonly variant?: 'filled' | 'default';
  readonly hasLocked: boolean;
}

export function StartButton({ list, hasLocked, variant = 'filled' }: Props) {
  const next = useQuery(nextNotDoneQuery(list));
  if (next.data === null) {
    return (
      <Text size="sm" c="dimmed">
        {hasLocked ? 'The rest is part of the plan.' : 'You have done all of these.'}
      </Text>
    );
  }
  // Until the question is known, the exercise page finds it in the same list.
  const written = { section: 'ALL', ...writeList(list) };
  const href = next.data
    ? paths.exercise.getHref(next.data, written)
    : `${paths.exercise.path}?${new URLSearchParams(written).toString()}`;
  return (
    <ButtonLink to={href} variant={variant}>
      Next new question
    </ButtonLink>
  );
}
