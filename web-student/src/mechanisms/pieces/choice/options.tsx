import { useId, type ReactNode } from 'react';
import type { Step } from '../../screen.ts';
import { Fault } from '../../pieces/fault.tsx';
import { letterOf } from './letter-of.ts';
import { Option, OptionReason, verdictOf } from './option.tsx';
import layout from '#student/components/styles/layout.module.css';
import styles from './choice.module.css';

interface Props {
  readonly kind: 'radio' | 'checkbox';
  readonly legend: ReactNode;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  readonly correct: readonly string[] | undefined;
  readonly isMarked: boolean;
  readonly isLocked: boolean;
  readonly fault: string | undefined;
  readonly reasonOf?: ((index: number) => ReactNode) | undefined;
  readonly onChange: (chosen: string[], step: Step) => void;
}

export function Options(props: Props) {
  const { kind, legend, options, chosen, correct, isMarked, isLocked, fault, reasonOf, onChange } = props;
  const name = useId();
  function toggle(option: string) {
    const part = options.indexOf(option);
    if (chosen.includes(option)) {
      const left = chosen.filter((one) => one !== option);
      return onChange(left, { act: 'cleared', part });
    }
    // Keep the order of the options, so that equal choices give equal answers.
    const more = options.filter((one) => one === option || chosen.includes(one));
    onChange(kind === 'radio' ? [option] : more, { act: 'chose', part });
  }
  return (
    <fieldset
      className={styles['options']}
      aria-describedby={fault === undefined ? undefined : `${name}-fault`}
    >
      <legend>{legend}</legend>
      <ul className={layout['stack']} aria-label="Options">
        {options.map((option, index) => {
          const isChosen = chosen.includes(option);
          const isRight = correct?.includes(option) === true;
          const verdict = correct && verdictOf({ kind, isChosen, isRight, isMarked });
          const reason = reasonOf?.(index);
          return (
            <li key={option} className={`${styles['option']} ${verdict ? styles[`is-${verdict.look}`] : ''}`}>
              <Option
                kind={kind}
                name={name}
                text={option}
                letter={letterOf(index)}
                isChosen={isChosen}
                isLocked={isLocked}
                verdict={verdict}
                onToggle={() => toggle(option)}
              />
              {reason !== undefined && (
                <OptionReason isRight={isRight} isOpen={isChosen || isRight}>
                  {reason}
                </OptionReason>
              )}
            </li>
          );
        })}
      </ul>
      {fault !== undefined && <Fault id={`${name}-fault`} text={fault} />}
    </fieldset>
  );
}
