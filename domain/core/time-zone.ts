import { z } from 'zod';
import type { Instant } from './instant.ts';
import { minuteMs } from './durations.ts';

/** An IANA name, `Europe/Berlin`: an offset such as `+01:00` has no daylight saving time. */
export const timeZoneSchema = z
  .string()
  .max(60)
  .refine((zone) => isTimeZone(zone), 'This time zone is not known.');

function isTimeZone(zone: string): boolean {
  try {
    return (
      /^[a-z]/iu.test(zone) && Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat
    );
  } catch {
    return false;
  }
}

export interface LocalTime {
  readonly day: string;
  readonly hour: number;
  /** Minutes east of UTC. */
  readonly utcOffset: number;
}

export function localTime(now: Instant, timeZone: string): LocalTime {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(now)).map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  const shown = `${year}-${month}-${day}`;
  const minutes = Date.parse(`${shown}T${hour}:${minute}:00.000Z`) / minuteMs;
  return { day: shown, hour: Number(hour), utcOffset: minutes - Math.floor(Date.parse(now) / minuteMs) };
}
