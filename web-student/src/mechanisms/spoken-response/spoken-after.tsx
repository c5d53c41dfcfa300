import { Suspense, useEffect } from 'react';
import { preloadable } from '#student/components/preloadable.tsx';
import { currentOwner } from '#student/core/session.ts';
import { forgetAnswered } from '#student/recorder/storage/left-behind.ts';
import { browserRecordings } from '#student/recorder/storage/browser-recordings.ts';
import { isLeftBehind } from '#student/recorder/storage/recording-locks.ts';
import { Transcript } from '../pieces/transcript.tsx';
import { useAnswer } from '../use-answer.ts';
import { SpokenMaterial } from './spoken-material.tsx';
import styles from '../material.module.css';

const SpokenResult = preloadable(() => import('./answer/spoken-result.tsx'));

export function SpokenAfter() {
  const { answer, subject, solution, quote } = useAnswer('spoken-response');
  const { recording } = answer;
  useEffect(() => {
    if (subject === undefined || recording === '') return;
    const forget = async () =>
      forgetAnswered(await browserRecordings(), { owner: currentOwner(), subject }, recording, isLeftBehind);
    // The browser deletes leftover recordings after a week.
    forget().catch(() => undefined);
  }, [subject, recording]);
  return (
    <div className={styles['screen']}>
      <SpokenMaterial />
      {solution?.transcript !== undefined && <Transcript text={solution.transcript} quote={quote} />}
      <Suspense fallback={null}>
        <SpokenResult />
      </Suspense>
    </div>
  );
}
