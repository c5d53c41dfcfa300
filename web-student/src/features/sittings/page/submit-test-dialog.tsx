import { Button, Group, Modal, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sitting } from '#domain/sittings/contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { messageOf } from '#student/core/messages.ts';
import { endSection, submitTest, sittingKey } from '../api/sitting.ts';
import { isLastSection, sectionOf } from '../running-sitting.ts';

interface Props {
  readonly sitting: Sitting;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function SubmitTestDialog({ sitting, isOpen, onClose }: Props) {
  const { sessionId, answered } = sitting;
  const isLast = isLastSection(sitting);
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const left = sectionOf(sitting).questions - answered;
  async function submit() {
    setPending(true);
    setFailure(undefined);
    try {
      queryClient.setQueryData(sittingKey(sessionId), await (isLast ? submitTest : endSection)(sessionId));
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
      title={isLast ? 'Hand in the test now?' : 'End this part now?'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text>
        {left === 1 ? 'One question is' : `${left} questions are`} not submitted and will get no points.{' '}
        {isLast ? 'You cannot continue this test afterwards.' : 'You cannot come back to this part.'}
      </Text>
      <FormFailure text={failure} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Continue the test
        </Button>
        <Button color="red" loading={isPending} onClick={() => void submit()}>
          {isLast ? 'Hand in now' : 'End this part now'}
        </Button>
      </Group>
    </Modal>
  );
}
