import { Button, Group, Modal, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sitting } from '#domain/mock-tests/contract.ts';
import { FormFailure } from '../../components/form-failure.tsx';
import { messageOf } from '../../core/messages.ts';
import { handIn, sittingKey } from './api/sitting.ts';

interface Props {
  readonly sitting: Sitting;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a test is handed in early: there is no way back. */
export function HandInDialog({ sitting: { sessionId, answered, questions }, isOpen, onClose }: Props) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const left = questions - answered;
  async function submit() {
    setPending(true);
    setFailure(undefined);
    try {
      queryClient.setQueryData(sittingKey(sessionId), await handIn(sessionId));
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setPending(false);
    }
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Hand in the test now?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text>
        {left === 1 ? 'One question is' : `${left} questions are`} not submitted and will get no points. You
        cannot go on with this test afterwards.
      </Text>
      <FormFailure text={failure} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Go on with the test
        </Button>
        <Button color="red" loading={isPending} onClick={() => void submit()}>
          Hand in now
        </Button>
      </Group>
    </Modal>
  );
}
