import { Button, Group } from '@mantine/core';

interface Props {
  readonly canStop: boolean;
  readonly onStop: () => void;
}

/** Stays focusable while the recording is too short to stop. */
export function StopRecording({ canStop, onStop }: Props) {
  return (
    <Group>
      <Button
        variant="default"
        aria-disabled={!canStop}
        {...(!canStop && { 'data-disabled': true })}
        onClick={onStop}
      >
        Stop recording
      </Button>
    </Group>
  );
}
