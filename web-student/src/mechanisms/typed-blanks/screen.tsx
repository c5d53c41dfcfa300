import { TextInput } from '@mantine/core';
import { BlankFields } from '../pieces/blanks/blank-fields.tsx';
import { Listening } from '../pieces/listening.tsx';
import { clipboardIn, noHelp } from '../pieces/text-field.ts';
import { typedStep } from '../pieces/typed-step.ts';
import { useAnswer } from '../use-answer.ts';
import styles from '../pieces/blanks/blanks.module.css';
import materialStyles from '../material.module.css';

export default function TypedBlanksScreen() {
  const { view, answer, change, phase, isLocked, context, player } = useAnswer('typed-blanks');
  function type(index: number, text: string) {
    const texts = answer.texts.map((old, at) => (at === index ? text : old));
    change({ type: view.type, texts }, typedStep(answer.texts[index] ?? '', text, index));
  }
  return (
    <div className={materialStyles['screen']}>
      <Listening player={player} phase={phase} />
      <BlankFields
        topic={view.topic}
        given={answer.texts}
        renderField={(index, faultId) => (
          <TextInput
            className={styles['blank-field']}
            classNames={{ input: styles['blank-input'] ?? '' }}
            aria-label={`Blank ${index + 1}`}
            value={answer.texts[index] ?? ''}
            maxLength={100}
            disabled={isLocked}
            aria-describedby={faultId}
            onChange={({ currentTarget }) => type(index, currentTarget.value)}
            {...noHelp}
            {...clipboardIn(context)}
          />
        )}
      />
    </div>
  );
}
