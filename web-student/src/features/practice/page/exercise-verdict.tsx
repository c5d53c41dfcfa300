import { Suspense } from 'react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { rightAnswerInWords } from '#student/mechanisms/right-answer.ts';
import { Verdict } from './late-parts.ts';
import type { Practice } from '../answer/use-practice.ts';
import styles from '#student/components/score/verdict.module.css';

export function exerciseVerdict({ view, exercise, marked }: Practice) {
  if (!marked) return undefined;
  return (
    // Reserve the space while the code loads.
    <Suspense fallback={<div className={styles['verdict']} />}>
      <Verdict
        score={marked.score}
        seconds={catalogue[view.type].hideTimer ? undefined : exercise.seconds}
        answer={rightAnswerInWords(view, marked.solution, marked.score)}
        remark={exercise.hasGivenUp ? 'Answer shown' : undefined}
      />
    </Suspense>
  );
}
