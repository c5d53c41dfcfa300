import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 as newId } from 'uuid';
import { clearExerciseScore } from '#domain/practice/contract.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { Dialog } from '#student/components/dialog.tsx';
import { FormFailure } from '#student/components/form-failure.tsx';
import { call } from '#student/core/api.ts';
import { messageOf } from '#student/core/messages.ts';
import { notify } from '#student/core/notices.ts';

interface Props {
  readonly uid: string;
  readonly onClose: () => void;
}

export function ClearScoreDialog({ uid, onClose }: Props) {
  const queryClient = useQueryClient();
  const commandId = useRef(newId());
  const clear = useMutation({
    mutationFn: () =>
      call(clearExerciseScore, { exercise: typeOfUid(uid), uid }, { commandId: commandId.current }),
    onSuccess() {
      void refetchQueries(queryClient, { queryKey: ['questions'] });
      notify('Your score was cleared. The question counts as not done.', 'done');
      onClose();
    },
  });
  return (
    <Dialog title="Clear your score?" onClose={onClose}>
      <Text>
        {uid} will count as not done, with no best score. Your attempts stay in your history and in your
        statistics.
      </Text>
      <FormFailure text={clear.isError ? messageOf(clear.error) : undefined} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep my score
        </Button>
        <Button loading={clear.isPending} onClick={() => clear.mutate()}>
          Clear my score
        </Button>
      </Group>
    </Dialog>
  );
}
