import { Button } from '@mantine/core';

interface Props {
  readonly text: string;
  readonly onEnough: () => void;
}

export const waitNoteId = 'submit-waits';

export function WaitNote({ text, onEnough }: Props) {
  return (
    <div className="exercise-note exercise-wait row small">
      <span id={waitNoteId}>{text}</span>
      <Button size="compact-sm" variant="subtle" onClick={onEnough}>
        Stop listening
      </Button>
    </div>
  );
}
