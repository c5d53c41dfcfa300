import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Seconds spent, counted while it runs, from `initial` on. It follows the clock that only goes forward, so that a
 * sleeping tab does not slow it and a changed date does not jump it.
 */
export function useStopwatch(initial: number, isRunning: boolean) {
  const base = useRef(initial);
  const startedAt = useRef<number>(undefined);
  const [seconds, setSeconds] = useState(initial);
  const read = useCallback(
    () =>
      base.current + (startedAt.current === undefined ? 0 : (performance.now() - startedAt.current) / 1000),
    [],
  );
  useEffect(() => {
    if (!isRunning) return;
    startedAt.current = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor(read())), 250);
    return () => {
      clearInterval(timer);
      base.current = read();
      startedAt.current = undefined;
    };
  }, [isRunning, read]);
  return {
    /** Whole seconds, for the eye. */
    seconds,
    /** To the millisecond, now. */
    read,
    reset() {
      base.current = 0;
      if (startedAt.current !== undefined) startedAt.current = performance.now();
      setSeconds(0);
    },
  };
}
