import { useEffect, useRef, useState } from 'react';

/**
 * Seconds spent, counted while it runs, from `initial` on. It follows the clock that only goes forward, so that a
 * sleeping tab does not slow it and a changed date does not jump it.
 */
export function useStopwatch(initial: number, isRunning: boolean) {
  const base = useRef(initial);
  const [seconds, setSeconds] = useState(initial);
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now();
    const spent = () => base.current + (performance.now() - startedAt) / 1000;
    const timer = setInterval(() => setSeconds(spent()), 250);
    return () => {
      clearInterval(timer);
      base.current = spent();
    };
  }, [isRunning]);
  return {
    seconds,
    reset() {
      base.current = 0;
      setSeconds(0);
    },
  };
}
