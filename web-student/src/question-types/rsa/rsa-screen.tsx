import { useId } from 'react';
import { Fault } from '../fault.tsx';
import { Mark } from '../mark.tsx';
import type { ScreenProps } from '../screen.ts';
import '../question-types.css';

/** Pick one option; a second click on the same option takes it back. */
export default function RsaScreen({ view, answer, onChange, marked, isLocked, fault }: ScreenProps<'RSA'>) {
  const name = useId();
  const isDone = isLocked || marked !== undefined;
  return (
    <div className="rsa">
      <div className="material">{view.topic}</div>
      <fieldset className="rsa-options" aria-describedby={fault === undefined ? undefined : `${name}-fault`}>
        <legend>{view.question}</legend>
        {view.multichoice.map((option) => {
          const isChosen = option === answer.selectedAnswer;
          const verdict = marked && verdictOf(isChosen, option === marked.solution.correctAnswer);
          return (
            <label key={option} className={`rsa-option ${verdict?.className ?? ''}`}>
              <input
                type="radio"
                name={name}
                value={option}
                checked={isChosen}
                disabled={isDone}
                onClick={() => {
                  if (isChosen) onChange({ type: 'RSA', selectedAnswer: '' });
                }}
                onChange={() => onChange({ type: 'RSA', selectedAnswer: option })}
              />
              <span className="rsa-option-text">
                {option}
                {verdict && <span className="rsa-verdict">{verdict.text}</span>}
              </span>
              {verdict && <Mark isRight={verdict.isRight} label={verdict.isRight ? 'Right' : 'Wrong'} />}
            </label>
          );
        })}
        {fault !== undefined && <Fault id={`${name}-fault`} text={fault} />}
      </fieldset>
    </div>
  );
}

function verdictOf(isChosen: boolean, isRight: boolean) {
  if (isRight) {
    const text = isChosen ? 'Your answer is right' : 'The right answer';
    return { className: 'is-right', isRight, text } as const;
  }
  return isChosen ? ({ className: 'is-wrong', isRight, text: 'Your answer is wrong' } as const) : undefined;
}
