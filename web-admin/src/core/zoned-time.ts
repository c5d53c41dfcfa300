import { Temporal } from 'temporal-polyfill';
import type { Instant } from '#domain/core/instant.ts';

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const zones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')];

/**
 * The UTC instant of a local time in a zone. Skipped times shift later; repeated times resolve to the first.
 * @param local `2027-04-03T23:59`, or an empty string
 */
export function instantOf(local: string, zone: string): string {
  if (local === '') return '';
  const { epochMilliseconds } = Temporal.PlainDateTime.from(local).toZonedDateTime(zone);
  return new Date(epochMilliseconds).toISOString();
}

/** The local time of a zone at an instant, in the format of a `datetime-local` input. */
export const localOf = (instant: Instant, zone: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
