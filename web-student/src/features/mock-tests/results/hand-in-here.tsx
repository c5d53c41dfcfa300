import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { FormFailure } from '../../../components/form-failure.tsx';
import { messageOf } from '../../../core/messages.ts';
import { resultQuery } from '../api/result.ts';
import { handIn } from '../api/sitting.ts';
import { askAgain } from '../../../core/ask-again.ts';

/** Hands a running test in from the page of its result; what is not submitted gets no points. */
export function HandInHere({ sessionId }: { readonly sessionId: string }) {
  const queryClient = useQueryClient();
  // Made once: pressing again after a lost answer is the same command.
  const [commandId] = useState(() => newId());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => handIn(sessionId, commandId),
    onSuccess: () => askAgain(queryClient, resultQuery(sessionId)),
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
