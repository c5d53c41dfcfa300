import { dayMs } from '#domain/core/durations.ts';

export const daySeconds = dayMs / 1_000;

/** `3 days`, or `HH:mm:ss` below one day: specification, document 1, section 4. @param seconds whole seconds */
export function timeLeftText(seconds: number): string {
  const days = Math.floor(seconds / daySeconds);
  if (days > 0) return days === 1 ? '1 day' : `${days} days`;
  const two = (value: number) => String(value).padStart(2, '0');
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}

export function spokenTimeLeft(seconds: number): string {
  if (seconds >= daySeconds) return timeLeftText(seconds);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const counted = (count: number, unit: string) => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`);
  return hours > 0 ? `${counted(hours, 'hour')} ${counted(minutes, 'minute')}` : counted(minutes, 'minute');
}
