import { Text } from '@mantine/core';
import { useId } from 'react';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import { Fault } from '../pieces/fault.tsx';
import { Listening } from '../pieces/listening.tsx';
import { useAnswer } from '../use-answer.ts';
import { MarkedWords } from './marked-words.tsx';
import { WordToggles } from './word-toggles.tsx';
import styles from '../material.module.css';

export default function HighlightWordsScreen() {
  const { view, answer, change, phase, solution, showAnswer, isLocked, fault, player } =
    useAnswer('highlight-words');
  const id = useId();
  const words = clickableWords(view.topic);
  const chosen = answer.selectedAnswer;
  function toggle(part: number) {
    const isChosen = chosen.includes(part);
    const selectedAnswer = isChosen
      ? chosen.filter((one) => one !== part)
      : [...chosen, part].toSorted((one, other) => one - other);
    change({ type: view.type, selectedAnswer }, { act: isChosen ? 'cleared' : 'chose', part });
  }
  return (
    <div className={styles['screen']}>
      <Listening player={player} phase={phase} />
      {phase === 'after' && solution ? (
        <MarkedWords words={words} chosen={chosen} solution={solution} showsMissed={showAnswer} />
      ) : (
        <div>
          <Text size="sm" c="dimmed" mb="xs" id={`${id}-help`}>
            Choose each word that differs from what you hear.{' '}
            <span className="keyboard-hint">
              With the keyboard: arrow keys go from word to word, the space bar chooses.
            </span>
          </Text>
          <WordToggles
            words={words}
            chosen={chosen}
            shown={showAnswer ? solution?.indexToClick : undefined}
            isLocked={isLocked || phase === 'after'}
            describedBy={fault === undefined ? `${id}-help` : `${id}-help ${id}-fault`}
            onToggle={toggle}
          />
          {fault !== undefined && <Fault id={`${id}-fault`} text={fault} />}
        </div>
      )}
    </div>
  );
}
