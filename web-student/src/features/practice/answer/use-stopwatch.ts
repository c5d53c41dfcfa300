import { useCallback, useEffect, useRef, useState } from 'react';

/** Counts seconds from `initial` by the monotonic clock: sleeping tabs and clock changes do not matter. */
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
    seconds,
    read,
    reset() {
      base.current = 0;
      if (startedAt.current !== undefined) startedAt.current = performance.now();
      setSeconds(0);
    },
  };
}
