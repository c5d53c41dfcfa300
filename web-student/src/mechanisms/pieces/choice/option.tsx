import type { KeyboardEvent } from 'react';
import { Mark } from '../../pieces/mark.tsx';
import './choice.css';

/** What is told of an option: by colour, icon and words. */
interface Verdict {
  readonly isRight: boolean;
  readonly text: string;
}

interface Props {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly verdict: Verdict | undefined;
  readonly onToggle: () => void;
}

/** One option, the whole of it to be pressed. Chosen again, it is chosen no more. */
export function Option({ kind, name, text, isChosen, isLocked, verdict, onToggle }: Props) {
  const state = verdict ? (verdict.isRight ? 'is-right' : 'is-wrong') : '';
  // The space bar does nothing to a radio button that is chosen already: here it takes the choice back, as a click does.
  const takesBack = (event: KeyboardEvent) => kind === 'radio' && isChosen && event.key === ' ';
  return (
    <label className={`option ${state}`}>
      <input
        type={kind}
        name={name}
        value={text}
        checked={isChosen}
        disabled={isLocked}
        // A radio button tells a change alone, not that it was pressed again.
        onClick={() => kind === 'radio' && isChosen && onToggle()}
        onChange={onToggle}
        onKeyDown={(event) => takesBack(event) && event.preventDefault()}
        onKeyUp={(event) => {
          if (!takesBack(event)) return;
          event.preventDefault();
          onToggle();
        }}
      />
      <span className="option-text">
        {text}
        {verdict && <span className="option-verdict">{verdict.text}</span>}
      </span>
      {verdict && <Mark isRight={verdict.isRight} label={verdict.isRight ? 'Right' : 'Wrong'} />}
    </label>
  );
}

/** What is told of an option, `undefined` where nothing is. */
export function verdictOf(option: {
  readonly isChosen: boolean;
  readonly isRight: boolean;
  /** Before the answer is in, the key alone is told. */
  readonly isMarked: boolean;
}): Verdict | undefined {
  const { isChosen, isRight, isMarked } = option;
  if (!isMarked) return isRight ? { isRight, text: 'A right answer' } : undefined;
  if (isRight) return { isRight, text: isChosen ? 'Your answer is right' : 'Right, but not chosen' };
  return isChosen ? { isRight, text: 'Your answer is wrong' } : undefined;
}
