import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { deleteMockTest, restoreMockTest } from '#domain/sittings/list-contract.ts';
import { call } from '#student/core/api.ts';
import { notify, notifyFailure } from '#student/core/notices.ts';
import { mockTestsQuery } from '#student/queries/mock-tests.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';

interface Props {
  readonly sessionId: string;
  readonly begun: string;
}

export function RemoveSittingButton({ sessionId, begun }: Props) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const lookAgain = () => refetchQueries(queryClient, { queryKey: mockTestsQuery().queryKey });
  async function restore() {
    try {
      await call(restoreMockTest, { sessionId }, { commandId: newId() });
      await lookAgain();
    } catch (error) {
      notifyFailure(error, 'We could not restore the test.');
    }
  }
  async function remove() {
    setPending(true);
    try {
      await call(deleteMockTest, { sessionId }, { commandId: newId() });
      notify(`The test of ${begun} is deleted. The credit is not returned.`, 'done', {
        action: { label: 'Undo', run: () => void restore() },
      });
      await lookAgain();
    } catch (error) {
      notifyFailure(error, 'The test is still on your list.');
      setPending(false);
    }
  }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={`Delete the test of ${begun}`}
      loading={isPending}
      onClick={() => void remove()}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}
