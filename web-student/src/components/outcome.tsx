import { Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import { Mark } from '../question-types/mark.tsx';
import { scoreInWords } from '../question-types/registry.tsx';
import './exercise.css';

interface Props {
  readonly type: TypeCode;
  readonly score: Score;
  readonly explanation: string;
  readonly isAnswered?: boolean;
  /** Where the eye and the screen reader should go next. */
  readonly takesFocus?: boolean;
}

/** The score, what it rests on, and why. */
export function Outcome({ type, score, explanation, isAnswered = true, takesFocus = false }: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  const isFull = score.points === score.maximum;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={`outcome ${isFull || score.successful ? 'is-right' : 'is-wrong'}`}
      aria-label={`Score ${scoreText(score)}`}
    >
      <Title order={2} size="h4">
        <Mark isRight={isFull || score.successful} label={score.successful ? 'Passed' : 'Not passed'} /> Score{' '}
        {scoreText(score)}
      </Title>
      <Text mt={4}>{isAnswered ? scoreInWords(type, score) : 'There was no answer.'}</Text>
      <Title order={3} size="h5" mt="md">
        Why
      </Title>
      <Text mt={4}>{explanation}</Text>
    </section>
  );
}
