import { Button, Text, type ButtonProps } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '../button-link.tsx';
import { FormFailure } from '../form-failure.tsx';
import { messageOf } from '#student/core/messages.ts';
import { defaultSort } from '#student/core/lists/question-list.ts';
import { writeReview } from '#student/core/lists/review-list.ts';
import { nextNotDoneQuery } from '#student/queries/next-not-done.ts';

interface Props extends Pick<ButtonProps, 'size'> {
  readonly types: readonly TypeCode[];
  /** The sitting whose result the student returns to; without it, the dashboard. */
  readonly test?: string;
  readonly children: string;
}

export function QueueButton({ types, test, size = 'sm', children }: Props) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      const found = await Promise.all(
        types.map((type) =>
          queryClient.fetchQuery(nextNotDoneQuery({ filter: { type }, sort: defaultSort })),
        ),
      );
      return found.filter((uid) => uid !== null);
    },
    onSuccess: (uids) => {
      const [first] = uids;
      if (first !== undefined) void navigate(paths.exercise.getHref(first, writeReview(uids, test)));
    },
  });
  return (
    <>
      <Button size={size} loading={isPending} onClick={() => mutate()}>
        {children}
      </Button>
      <FormFailure text={error ? messageOf(error) : undefined} />
      {data?.length === 0 && (
        <div role="status">
          <Text size="sm" mb="xs">
            You have answered every question of these types that you can open.
          </Text>
          <ButtonLink to={paths.practice.getHref()} variant="default">
            Choose from all questions
          </ButtonLink>
        </div>
      )}
    </>
  );
}
