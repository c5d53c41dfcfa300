import { useEffect } from 'react';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { preloadable } from '#student/components/preloadable.tsx';
import { atRest } from '#student/core/page/at-rest.ts';
import { preloadExplanation } from '#student/mechanisms/registry.tsx';

export const Dialogs = preloadable(() => import('../tools/dialogs.tsx'));
export const AfterAnswer = preloadable(() => import('../after/after-answer.tsx'));
export const AwaitedScore = preloadable(() => import('../after/awaited-score.tsx'));
export const OwnAttempts = preloadable(() => import('../attempts/own-attempts.tsx'));
export const RefusedAlert = preloadable(() => import('../after/refused-alert.tsx'));
export const Verdict = preloadable(() => import('#student/components/score/verdict.tsx'));

const parts = [Dialogs, AfterAnswer, AwaitedScore, OwnAttempts, RefusedAlert, Verdict];

export function usePreloadedParts(type: AnswerableCode) {
  useEffect(
    () =>
      atRest(() => {
        preloadExplanation(type);
        // Opening a part retries a failed preload.
        void Promise.allSettled(parts.map((part) => part.preload()));
      }),
    [type],
  );
}
