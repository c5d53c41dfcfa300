import { useCallback, useEffect, useRef } from 'react';
import { z } from 'zod';
import { readJson, storageKeys, tabStore } from '#student/core/storage.ts';

const storedSchema = z.object({ name: z.string(), ms: z.number().min(0) });

function storedMs(name: string): number {
  const { data } = storedSchema.safeParse(readJson(tabStore, storageKeys.awayTime));
  return data?.name === name ? data.ms : 0;
}

/**
 * Counts how long the window was not focused while it showed a question, across reloads.
 * @param name identifies the question in its sitting
 * @returns reads the whole seconds
 */
export function useAwaySeconds(name: string): () => number {
  const totalMs = useRef(0);
  const leftAt = useRef<number>(undefined);
  useEffect(() => {
    totalMs.current = storedMs(name);
    const look = () => {
      const isAway = document.hidden || !document.hasFocus();
      if (isAway) leftAt.current ??= performance.now();
      else if (leftAt.current !== undefined) {
        totalMs.current += performance.now() - leftAt.current;
        leftAt.current = undefined;
        tabStore.set(storageKeys.awayTime, JSON.stringify({ name, ms: totalMs.current }));
      }
    };
    // The window may already be in the background when the question arrives.
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('blur', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('blur', look);
      window.removeEventListener('focus', look);
    };
  }, [name]);
  return useCallback(() => {
    const now = leftAt.current === undefined ? 0 : performance.now() - leftAt.current;
    return Math.round((totalMs.current + now) / 1000);
  }, []);
}
