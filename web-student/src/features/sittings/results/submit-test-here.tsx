import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { FormFailure } from '#student/components/form-failure.tsx';
import { messageOf } from '#student/core/messages.ts';
import { resultQuery } from '#student/queries/result.ts';
import { submitTest } from '../api/sitting.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';

export function SubmitTestHere({ sessionId }: { readonly sessionId: string }) {
  const queryClient = useQueryClient();
  // One id for all retries: a retry after a lost response is the same command.
  const [commandId] = useState(() => newId());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => submitTest(sessionId, commandId),
    onSuccess: () => refetchQueries(queryClient, resultQuery(sessionId)),
  });
  return (
    <>
      <Button color="red" variant="light" loading={isPending} onClick={() => mutate()}>
        Hand in now
      </Button>
      <FormFailure text={error ? messageOf(error) : undefined} />
    </>
  );
}
