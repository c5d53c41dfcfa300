import { Text, VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconEar } from '@tabler/icons-react';
import { bareWord, clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import type { SolutionOf } from '#domain/question-types/kinds.ts';
import { wordMark, type WordMark } from './word-marks.ts';
import layout from '#student/components/styles/layout.module.css';
import materialStyles from '../material.module.css';
import styles from './highlight-words.module.css';
import markedWordsStyles from './marked-words.module.css';

interface Props {
  readonly words: readonly string[];
  readonly chosen: readonly number[];
  readonly solution: SolutionOf<'highlight-words'>;
  readonly showsMissed: boolean;
}

const marks = {
  found: { Icon: IconCircleCheck, text: 'correctly chosen' },
  wrong: { Icon: IconCircleX, text: 'wrongly chosen: the speaker says this word' },
  missed: { Icon: IconEar, text: 'missed' },
} as const satisfies Record<WordMark, object>;

export function MarkedWords({ words, chosen, solution, showsMissed }: Props) {
  const spoken = clickableWords(solution.transcript);
  return (
    <div>
      <div className={`${materialStyles['material']} ${styles['words-text']}`}>
        {words.map((word, index) => {
          const mark = wordMark(index, chosen, solution.indexToClick);
          if (mark === undefined || (mark === 'missed' && !showsMissed)) return `${word} `;
          const { Icon, text } = marks[mark];
          return (
            <span key={index}>
              <span className={markedWordsStyles['words-marked']} data-mark={mark}>
                <Icon size={16} aria-hidden className={markedWordsStyles['words-icon']} />
                {word}
                <VisuallyHidden> ({text})</VisuallyHidden>
              </span>
              {showsMissed && mark !== 'wrong' && (
                <span className={markedWordsStyles['words-spoken']}>
                  <VisuallyHidden>Spoken: </VisuallyHidden>
                  {bareWord(spoken[index] ?? '')}
                </span>
              )}{' '}
            </span>
          );
        })}
      </div>
      <Text size="sm" c="dimmed" mt="xs" component="div" className={layout['row']}>
        {(['found', 'wrong', 'missed'] as const)
          .filter((mark) => mark !== 'missed' || showsMissed)
          .map((mark) => {
            const { Icon } = marks[mark];
            const text = { found: 'Correctly chosen', wrong: 'Wrongly chosen', missed: 'Missed' }[mark];
            return (
              <span key={mark} className={layout['inline-row']}>
                <Icon size={16} aria-hidden /> {text}
              </span>
            );
          })}
        {showsMissed && <span className={layout['inline-row']}>Next to it: the spoken word</span>}
      </Text>
    </div>
  );
}
