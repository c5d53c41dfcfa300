import { useDraggable } from '@dnd-kit/react';

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
      className="bank-word"
      aria-pressed={isPicked}
      disabled={isLocked}
      onClick={onPick}
    >
      {text}
    </button>
  );
}
