import type { Instant } from '#domain/core/instant.ts';

/** A reading of the server's clock, with the monotonic times of the request and the reply. */
export interface ClockReading {
  readonly dateNow: Instant;
  /** In milliseconds of `performance.now()`. */
  readonly askedAt: number;
  readonly heardAt: number;
}

/**
 * The server's time at `at` in ms since 1970, assuming it was read halfway between request and reply. Never uses the
 * device's date.
 */
export function serverNow(reading: ClockReading, at: number): number {
  return Date.parse(reading.dateNow) + at - (reading.askedAt + reading.heardAt) / 2;
}

/** Converts a server time to the monotonic clock; never later than `now`. */
export function pastMoment(reading: ClockReading, time: Instant, now: number): number {
  return now - Math.max(0, serverNow(reading, now) - Date.parse(time));
}

/** Rounds whole seconds up, so that 0 means that the time is up. */
export function secondsLeft(reading: ClockReading, deadline: Instant, at: number): number {
  return Math.max(0, Math.ceil((Date.parse(deadline) - serverNow(reading, at)) / 1000));
}

/** `75` is `1:15`, `3700` is `1:01:40`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

const announcedAt = [300, 60, 30] as const;
/** On a shorter clock, half is too close to the last minutes. */
const shortestHalved = 300;

/**
 * The announcement for a mark that the countdown just passed; the last mark wins.
 * @param whole seconds of the clock; half is a mark
 */
export function countdownAnnouncement(before: number, now: number, whole = 0): string | undefined {
  const isPassed = (seconds: number) => before > seconds && now <= seconds;
  const mark = announcedAt.findLast(isPassed);
  if (now === 0) return undefined;
  if (mark === undefined)
    return whole >= shortestHalved && isPassed(whole / 2) ? 'Half of the time is left.' : undefined;
  return mark >= 60 ? `${mark / 60} ${mark === 60 ? 'minute' : 'minutes'} left.` : `${mark} seconds left.`;
}

/** `75` is `1 min 15 s`. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`;
}
