import { Suspense, useEffect } from 'react';
import { preloadable } from '#student/components/preloadable.tsx';
import { atRest } from '#student/core/page/at-rest.ts';
import { useAnswer } from '../use-answer.ts';
import { WritingBox } from './writing-box.tsx';
import { WrittenMaterial } from './written-material.tsx';
import styles from '../pieces/choice/choice.module.css';
import writtenResponseStyles from './written-response.module.css';

const WrittenAnswer = preloadable(() => import('./written-answer.tsx'));

export default function WrittenResponseScreen() {
  const { view, answer, phase, score, solution, quote, below } = useAnswer('written-response');
  useEffect(
    () =>
      // A failed preload is retried when the answer is shown.
      atRest(() => void WrittenAnswer.preload().catch(() => undefined)),
    [],
  );
  return (
    <div
      className={`${styles['choice']} ${styles['has-passage']} ${writtenResponseStyles['written-columns']}`}
    >
      {phase === 'before' && <WrittenMaterial />}
      {phase === 'after' ? (
        <Suspense fallback={null}>
          <WrittenAnswer
            type={view.type}
            text={answer.text}
            score={score}
            solution={solution}
            quote={quote}
          />
          {/* In one column, the answer and the samples come first, because the student knows the task. */}
          <WrittenMaterial />
        </Suspense>
      ) : (
        <div className={writtenResponseStyles['written']}>
          <WritingBox />
          {below}
        </div>
      )}
    </div>
  );
}
