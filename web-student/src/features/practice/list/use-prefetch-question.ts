import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { QuestionListing } from '#domain/questions/contract.ts';
import { preloadScreen } from '#student/mechanisms/registry.tsx';
import { questionQuery } from '#student/queries/question.ts';
import { ExercisePage } from '../page/page.ts';

/** Do not prefetch for a pointer that only passes over a row. */
const restMs = 80;

export function usePrefetchQuestion() {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ uid, type, isLocked }: QuestionListing) => {
    const fetchAhead = () => {
      // Opening the question retries a failed preload.
      ExercisePage.preload().catch(() => undefined);
      if (isLocked) return;
      preloadScreen(type);
      void queryClient.prefetchQuery(questionQuery(uid));
    };
    return {
      onFocus: fetchAhead,
      onPointerEnter() {
        clearTimeout(timer.current);
        timer.current = setTimeout(fetchAhead, restMs);
      },
      onPointerLeave: () => clearTimeout(timer.current),
    };
  };
}
