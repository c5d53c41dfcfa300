import { NativeSelect } from '@mantine/core';
import { BlankFields } from '../pieces/blanks/blank-fields.tsx';
import { useAnswer } from '../use-answer.ts';
import styles from '../pieces/blanks/blanks.module.css';

export default function DropDownBlanksScreen() {
  const { view, answer, change, isLocked } = useAnswer('drop-down-blanks');
  function choose(index: number, word: string) {
    const selectedAnswer = answer.selectedAnswer.map((old, at) => (at === index ? word : old));
    const to = view.wordsGiven[index]?.indexOf(word) ?? -1;
    change(
      { type: view.type, selectedAnswer },
      to < 0 ? { act: 'cleared', part: index } : { act: 'chose', part: index, to },
    );
  }
  return (
    <BlankFields
      topic={view.topic}
      given={answer.selectedAnswer}
      renderField={(index, faultId) => (
        <NativeSelect
          className={styles['blank-field']}
          aria-label={`Blank ${index + 1}`}
          data={['', ...(view.wordsGiven[index] ?? [])]}
          value={answer.selectedAnswer[index] ?? ''}
          disabled={isLocked}
          aria-describedby={faultId}
          onChange={({ currentTarget }) => choose(index, currentTarget.value)}
        />
      )}
    />
  );
}
