import { useId, type ReactNode } from 'react';
import type { Step } from '../../screen.ts';
import { Fault } from '../../pieces/fault.tsx';
import { Option, verdictOf } from './option.tsx';

interface Props {
  readonly kind: 'radio' | 'checkbox';
  readonly legend: ReactNode;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  /** The right ones, where they may be seen. */
  readonly correct: readonly string[] | undefined;
  readonly isMarked: boolean;
  readonly isLocked: boolean;
  readonly fault: string | undefined;
  readonly onChange: (chosen: string[], step: Step) => void;
}

/** The options under their question. */
export function Options(props: Props) {
  const { kind, legend, options, chosen, correct, isMarked, isLocked, fault, onChange } = props;
  const name = useId();
  function toggle(option: string) {
    const part = options.indexOf(option);
    if (chosen.includes(option)) {
      const left = chosen.filter((one) => one !== option);
      return onChange(left, { act: 'cleared', part });
    }
    // In the order of the options, so that the same choice is the same answer.
    const more = options.filter((one) => one === option || chosen.includes(one));
    onChange(kind === 'radio' ? [option] : more, { act: 'chose', part });
  }
  return (
    <fieldset className="options" aria-describedby={fault === undefined ? undefined : `${name}-fault`}>
      <legend>{legend}</legend>
      {options.map((option) => {
        const isChosen = chosen.includes(option);
        return (
          <Option
            key={option}
            kind={kind}
            name={name}
            text={option}
            isChosen={isChosen}
            isLocked={isLocked}
            verdict={correct && verdictOf({ isChosen, isRight: correct.includes(option), isMarked })}
            onToggle={() => toggle(option)}
          />
        );
      })}
      {fault !== undefined && <Fault id={`${name}-fault`} text={fault} />}
    </fieldset>
  );
}
