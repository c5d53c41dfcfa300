import { dayMs } from '#domain/core/durations.ts';

export const daySeconds = dayMs / 1_000;

/** `3 days`, and for less than a day `HH:mm:ss`: specification, document 1, section 4. @param seconds whole ones that are left */
export function timeLeftText(seconds: number): string {
  const days = Math.floor(seconds / daySeconds);
  if (days > 0) return days === 1 ? '1 day' : `${days} days`;
  const two = (value: number) => String(value).padStart(2, '0');
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}
