import { Text, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { scoreInWords, type AnswerableCode } from '#domain/question-types/registry.ts';
import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import { Mark } from '../mechanisms/pieces/mark.tsx';
import { scoringRule } from './scoring-rule.ts';
import './exercise.css';

interface Props {
  readonly type: AnswerableCode;
  /** The score that counts. */
  readonly score: Score;
  /** There where the key was corrected after the answer: the score before, and what was corrected. */
  readonly correction?: { readonly first: Score; readonly reason: string } | undefined;
  /** Said instead of the score in words, such as that there was no answer. */
  readonly remark?: string | undefined;
  /** Where the eye and the screen reader should go next. */
  readonly takesFocus?: boolean;
  /** The reasons. */
  readonly children: ReactNode;
}

/** The score, what it rests on, and why. */
export function Outcome({ type, score, correction, remark, takesFocus = false, children }: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  const isRight = score.points === score.maximum || score.successful;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={`outcome ${isRight ? 'is-right' : 'is-wrong'}`}
      aria-label={`Score ${scoreText(score)}`}
    >
      <Title order={2} size="h4">
        <Mark isRight={isRight} label={score.successful ? 'Passed' : 'Not passed'} /> Score {scoreText(score)}
      </Title>
      <Text mt={4}>{remark ?? sentence(scoreInWords(type, score))}</Text>
      {correction && <Correction first={correction.first} reason={correction.reason} />}
      <dl className="outcome-traits">
        {score.traits.map(({ trait, points, maximum }) => (
          <div key={trait}>
            <dt>{skillNames[trait]}</dt>
            <dd>
              <strong>
                {points} of {maximum}
              </strong>{' '}
              <Text component="span" size="sm" c="dimmed">
                · {scoringRule(type)} Rubric {score.rubric}, scorer version {score.scorerVersion}.
              </Text>
            </dd>
          </div>
        ))}
      </dl>
      {score.notJudged && score.notJudged.length > 0 && (
        <Text size="sm">
          Not judged yet: {score.notJudged.map((trait) => skillNames[trait]).join(', ')}. The points count the
          rest alone.
        </Text>
      )}
      <Title order={3} size="h5" mt="md" mb={4}>
        Why
      </Title>
      {children}
    </section>
  );
}

/** Both scores stay visible: the first one was not the student's fault. */
export function Correction({ first, reason }: { readonly first: Score; readonly reason: string }) {
  return (
    <Text className="outcome-correction" mt="xs" size="sm">
      <strong>This question was corrected.</strong> Your first score was {scoreText(first)}. {reason}
    </Text>
  );
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
