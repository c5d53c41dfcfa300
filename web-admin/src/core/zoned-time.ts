import { Temporal } from 'temporal-polyfill';
import type { Instant } from '#domain/core/instant.ts';

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const zones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')];

/**
 * The instant of a local time in a zone, in UTC; skipped times shift later, repeated ones are the first.
 * @param local `2027-04-03T23:59`, or nothing
 */
export function instantOf(local: string, zone: string): string {
  if (local === '') return '';
  const { epochMilliseconds } = Temporal.PlainDateTime.from(local).toZonedDateTime(zone);
  return new Date(epochMilliseconds).toISOString();
}

/** What the clocks of a zone show at an instant, as a `datetime-local` input takes it. */
export const localOf = (instant: Instant, zone: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
