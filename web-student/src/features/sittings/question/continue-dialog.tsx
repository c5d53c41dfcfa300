import { Button, Group, Modal, Text } from '@mantine/core';

interface Props {
  readonly isOpen: boolean;
  readonly isEmpty: boolean;
  readonly onStay: () => void;
  readonly onContinue: () => void;
}

export function ContinueDialog({ isOpen, isEmpty, onStay, onContinue }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onStay}
      title={isEmpty ? 'Continue without an answer?' : 'Continue without a change?'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text>
        You cannot come back to this question.{' '}
        {isEmpty ? 'It will count as not answered.' : 'You have not changed the order. It counts as it is.'}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onStay}>
          Stay here
        </Button>
        <Button onClick={onContinue}>Continue</Button>
      </Group>
    </Modal>
  );
}
