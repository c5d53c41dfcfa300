import { z } from 'zod';
import { instantSchema, type Instant } from '../../core/instant.ts';
import type { TestDraft } from '../test-draft.ts';
import { examClockSchema } from '../sitting-schemas.ts';

/** The service, a call of the student, a recording of a question, or the student's sound while recording. */
export const lossCauseSchema = z.enum(['outage', 'call_failed', 'recording_failed', 'sound_interrupted']);
export type LossCause = z.infer<typeof lossCauseSchema>;

export const timeCompensationSchema = z.object({
  ...examClockSchema.shape,
  cause: lossCauseSchema,
  from: instantSchema,
  until: instantSchema,
  /** Less than from `from` to `until` if a section got its whole length back. */
  seconds: z.number().positive(),
});

/** Time that students lost through us, by our own records. */
export interface LostTime {
  readonly cause: LossCause;
  readonly from: string;
  /** Absent while it continues. */
  readonly until?: Instant;
}

/** The server's time, lost time so far, and the student's unsent draft. */
export interface Moment {
  readonly now: Instant;
  readonly lost?: readonly LostTime[];
  /** The sitting's latest draft, submitted when its question's time runs out. */
  readonly draft?: TestDraft | undefined;
}

/** In milliseconds since 1970. */
export type Stretch = readonly [from: number, until: number];

/** Uncounted lost time within a window, each moment once, with the first cause in `lost`. */
export function newlyLost(
  lost: readonly LostTime[],
  [start, end]: Stretch,
  counted: readonly Stretch[],
): { readonly cause: LossCause; readonly stretch: Stretch }[] {
  const taken = [...counted];
  const found = lost.flatMap(({ cause, from, until }) => {
    if (until === undefined) return [];
    const stretch: Stretch = [Math.max(start, Date.parse(from)), Math.min(end, Date.parse(until))];
    const parts = without(stretch, taken);
    taken.push(...parts);
    return parts.map((part) => ({ cause, stretch: part }));
  });
  return found.toSorted((one, other) => one.stretch[0] - other.stretch[0]);
}

/** A stretch minus others, in order. */
function without(stretch: Stretch, others: readonly Stretch[]): Stretch[] {
  const left = others.reduce<Stretch[]>(
    (parts, [from, until]) =>
      parts.flatMap(([start, end]) => [
        [start, Math.min(end, from)],
        [Math.max(start, until), end],
      ]),
    [stretch],
  );
  return left.filter(([start, end]) => end > start);
}
