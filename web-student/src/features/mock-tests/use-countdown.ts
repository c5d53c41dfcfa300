import { useEffect, useRef, useState } from 'react';
import { announce } from '../../core/notices.ts';
import { countdownAnnouncement, secondsLeft, type ClockReading } from '../../core/server-clock.ts';

/**
 * Whole seconds until the deadline by the server's clock; marks on the way are announced.
 * @param whole how many seconds the clock has in all; absent where it is not known
 */
export function useCountdown(clock: ClockReading, deadline: string, whole?: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(clock, deadline, performance.now()));
  const before = useRef(seconds);
  useEffect(() => {
    const tick = () => {
      const now = secondsLeft(clock, deadline, performance.now());
      const said = countdownAnnouncement(before.current, now, whole);
      if (said !== undefined) announce(said);
      before.current = now;
      setSeconds(now);
    };
    tick();
    const timer = setInterval(tick, 200);
    return () => clearInterval(timer);
  }, [clock, deadline, whole]);
  return seconds;
}
