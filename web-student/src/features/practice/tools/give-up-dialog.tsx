import { Button, Group, Text } from '@mantine/core';
import { Dialog } from '#student/components/dialog.tsx';

interface Props {
  readonly onClose: () => void;
  readonly onGiveUp: () => void;
}

export function GiveUpDialog({ onClose, onGiveUp }: Props) {
  return (
    <Dialog title="Show the answer now?" onClose={onClose}>
      <Text>
        Your answer so far will not be scored. This attempt earns no points. You can try the question again
        afterwards.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep trying
        </Button>
        <Button
          onClick={() => {
            onClose();
            onGiveUp();
          }}
        >
          Show the answer
        </Button>
      </Group>
    </Dialog>
  );
}
