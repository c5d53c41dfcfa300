import { useEffect, useRef } from 'react';
import { haveParted, type DeviceClocks } from './clock-jumps.ts';

const read = (): DeviceClocks => ({ date: Date.now(), monotonic: performance.now() });

/** Calls back within half a second of a wake-up or a date change: both invalidate the server clock reading. */
export function useClockJumps(onJump: () => void): void {
  const latest = useRef(onJump);
  useEffect(() => {
    latest.current = onJump;
  });
  useEffect(() => {
    let before = read();
    const look = () => {
      const now = read();
      if (haveParted(before, now)) latest.current();
      before = now;
    };
    const timer = setInterval(look, 500);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
