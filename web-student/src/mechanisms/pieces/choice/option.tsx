import type { KeyboardEvent, ReactNode } from 'react';
import { Mark } from '../../pieces/mark.tsx';
import styles from './choice.module.css';

interface Verdict {
  readonly look: 'right' | 'wrong' | 'missed';
  readonly text: string;
}

interface Props {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly text: string;
  readonly letter: string;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly verdict: Verdict | undefined;
  readonly onToggle: () => void;
}

export function Option({ kind, name, text, letter, isChosen, isLocked, verdict, onToggle }: Props) {
  // The browser ignores the space bar on a chosen radio button; here it clears the choice, as a click does.
  const takesBack = (event: KeyboardEvent) => kind === 'radio' && isChosen && event.key === ' ';
  return (
    <label className={styles['option-label']}>
      <input
        type={kind}
        name={name}
        value={text}
        checked={isChosen}
        disabled={isLocked}
        // A chosen radio button fires no change event when it is pressed again.
        onClick={() => kind === 'radio' && isChosen && onToggle()}
        onChange={onToggle}
        onKeyDown={(event) => takesBack(event) && event.preventDefault()}
        onKeyUp={(event) => {
          if (!takesBack(event)) return;
          event.preventDefault();
          onToggle();
        }}
      />
      <span className={styles['option-letter']} aria-hidden>
        {letter}
      </span>
      <span className={styles['option-text']}>
        {text}
        {verdict && <span className={styles['option-verdict']}>{verdict.text}</span>}
      </span>
      {verdict && <Mark look={verdict.look} label={verdict.look === 'wrong' ? 'Wrong' : 'Right'} />}
    </label>
  );
}

interface ReasonProps {
  readonly isRight: boolean;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

export function OptionReason({ isRight, isOpen, children }: ReasonProps) {
  return (
    <details className={`${styles['option-reason']} quiet-summary`} open={isOpen}>
      <summary>{isRight ? 'Why this is right' : 'Why this is not right'}</summary>
      {children}
    </details>
  );
}

export function verdictOf(option: {
  readonly kind: 'radio' | 'checkbox';
  readonly isChosen: boolean;
  readonly isRight: boolean;
  readonly isMarked: boolean;
}): Verdict | undefined {
  const { kind, isChosen, isRight, isMarked } = option;
  if (!isMarked) return isRight ? { look: 'right', text: 'A right answer' } : undefined;
  if (!isRight) return isChosen ? { look: 'wrong', text: 'Your answer is wrong' } : undefined;
  if (isChosen) return { look: 'right', text: 'Your answer is right' };
  // Each right checkbox that was not chosen is a missed point; a right radio button is simply the answer.
  return { look: kind === 'checkbox' ? 'missed' : 'right', text: 'Right, but not chosen' };
}
