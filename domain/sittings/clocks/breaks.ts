import { z } from 'zod';
import { instantSchema } from '../../core/instant.ts';
import { examClockSchema } from '../sitting-schemas.ts';

export const breakSeconds = { each: 10 * 60, inAll: 30 * 60 } as const;

export const breakBeganSchema = z.object({
  ...examClockSchema.shape,
  beganAt: instantSchema,
  /** The latest end. */
  endsAt: instantSchema,
});
export const breakEndedSchema = z.object({
  ...examClockSchema.shape,
  from: instantSchema,
  until: instantSchema,
  /** By the student, or by its length. */
  cause: z.enum(['student', 'length']),
});

export type OpenBreak = Pick<z.infer<typeof breakBeganSchema>, 'beganAt' | 'endsAt'>;
export type Break = z.infer<typeof breakEndedSchema>;

/** In seconds. */
export const lengthOf = (breaks: readonly Pick<Break, 'from' | 'until'>[]): number =>
  breaks.reduce((sum, { from, until }) => sum + (Date.parse(until) - Date.parse(from)) / 1000, 0);

/** The next break's maximum in seconds; 0 for none. */
export function nextBreakSeconds({
  test,
  breaks,
}: {
  readonly test: { readonly extraTime?: { readonly stopClock: boolean } | undefined };
  readonly breaks: readonly Break[];
}): number {
  if (test.extraTime?.stopClock !== true) return 0;
  return Math.max(0, Math.min(breakSeconds.each, breakSeconds.inAll - lengthOf(breaks)));
}
