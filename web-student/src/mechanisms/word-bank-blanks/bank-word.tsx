import { useDraggable } from '@dnd-kit/react';
import styles from './word-bank-blanks.module.css';

interface Props {
  readonly id: string;
  readonly text: string;
  readonly isPicked: boolean;
  readonly isLocked: boolean;
  readonly onPick: () => void;
}

export function BankWord({ id, text, isPicked, isLocked, onPick }: Props) {
  const { ref } = useDraggable({ id, data: { text }, disabled: isLocked });
  return (
    <button
      type="button"
      ref={ref}
      className={styles['bank-word']}
      aria-pressed={isPicked}
      disabled={isLocked}
      onClick={onPick}
    >
      {text}
    </button>
  );
}
