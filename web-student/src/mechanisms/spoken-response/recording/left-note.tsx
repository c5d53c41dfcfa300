import { Alert, Button, Group, Text } from '@mantine/core';
import type { LeftRecording } from '#student/recorder/storage/left-behind.ts';

interface Props {
  readonly left: LeftRecording;
  readonly isLocked: boolean;
  readonly onOpen: () => void;
  readonly onPutAway: () => void;
}

export function LeftNote({ left, isLocked, onOpen, onPutAway }: Props) {
  const seconds = left.seconds === undefined ? '' : ` ${Math.round(left.seconds)} s are saved.`;
  return (
    <Alert color="blue" variant="light" title="You recorded this before" role="status">
      <Text size="sm">
        {left.isCutOff ? 'You left the page while you recorded.' : 'It was not submitted.'}
        {seconds}
      </Text>
      <Group gap="sm" mt="sm">
        <Button size="compact-sm" variant="default" disabled={isLocked} onClick={onOpen}>
          Listen and submit it
        </Button>
        <Button size="compact-sm" variant="default" onClick={onPutAway}>
          Discard it
        </Button>
      </Group>
    </Alert>
  );
}
