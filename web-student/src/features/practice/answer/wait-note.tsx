import { Button } from '@mantine/core';
import layout from '#student/components/styles/layout.module.css';
import styles from '#student/components/question/exercise-note.module.css';

interface Props {
  readonly text: string;
  readonly onEnough: () => void;
}

export const waitNoteId = 'submit-waits';

export function WaitNote({ text, onEnough }: Props) {
  return (
    <div className={`${styles['exercise-note']} ${styles['exercise-wait']} ${layout['row']} small`}>
      <span id={waitNoteId}>{text}</span>
      <Button size="compact-sm" variant="subtle" onClick={onEnough}>
        Stop listening
      </Button>
    </div>
  );
}
