import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { leaveRating } from '#domain/testimonials/contract.ts';
import { call } from '#student/core/api.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { notifyFailure } from '#student/core/notices.ts';
import { rememberUser } from '#student/core/session.ts';
import { StarsInput } from './stars.tsx';

interface Props {
  readonly start?: number;
  readonly onRated: (rating: number) => void;
  readonly children?: ReactNode;
}

export function Rate({ start = 0, onRated, children }: Props) {
  const queryClient = useQueryClient();
  const [stars, setStars] = useState(start);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await call(leaveRating, { rating: stars })).body,
    onSuccess({ rating, user }) {
      onRated(rating);
      rememberUser(user);
      void refetchQueries(queryClient, { queryKey: ['testimonials'] });
    },
    onError: (error) => notifyFailure(error),
  });
  return (
    <Stack gap="md">
      <Text>How do you like Ninety?</Text>
      <StarsInput value={stars} onChange={setStars} />
      <Group gap="xs">
        <Button disabled={stars === 0} loading={isPending} onClick={() => mutate()}>
          Submit
        </Button>
        {children}
      </Group>
    </Stack>
  );
}
