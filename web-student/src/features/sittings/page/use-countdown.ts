import { useEffect, useRef, useState } from 'react';
import type { Instant } from '#domain/core/instant.ts';
import { announce } from '#student/core/notices.ts';
import { isQuiet, vibrate } from '#student/core/quiet.ts';
import {
  countdownAnnouncement,
  durationText,
  secondsLeft,
  type ClockReading,
} from '#student/core/server-clock.ts';

const tickMs = 200;
const ticksAfterRecording = 10;

/**
 * Seconds until the deadline by the server's clock, with announcements at certain times.
 * @param whole the total seconds of the clock, if known
 */
export function useCountdown(clock: ClockReading, deadline: Instant, whole?: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(clock, deadline, performance.now()));
  const before = useRef(seconds);
  const heldFor = useRef(0);
  useEffect(() => {
    const tick = () => {
      const now = secondsLeft(clock, deadline, performance.now());
      const announcement = countdownAnnouncement(before.current, now, whole);
      if (announcement !== undefined && isQuiet.get()) {
        heldFor.current = ticksAfterRecording;
        vibrate();
      } else if (announcement !== undefined) announce(announcement);
      if (heldFor.current > 0 && !isQuiet.get()) {
        heldFor.current -= 1;
        if (heldFor.current === 0 && now > 0) announce(`${durationText(now)} left.`);
      }
      before.current = now;
      setSeconds(now);
    };
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [clock, deadline, whole]);
  return seconds;
}
