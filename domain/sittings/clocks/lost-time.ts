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
  /** Less than from `from` to `until` where a section was given back its whole length. */
  seconds: z.number().positive(),
});

/** A stretch of time that students lost to us, by our own evidence. */
export interface LostTime {
  readonly cause: LossCause;
  readonly from: string;
  /** Absent while it goes on. */
  readonly until?: Instant;
}

/** What time it is, by our clock, what of the time up to now was lost to us, and what the student had not sent yet. */
export interface Moment {
  readonly now: Instant;
  readonly lost?: readonly LostTime[];
  /** The latest one of the sitting; it counts when the time of its question runs out. */
  readonly draft?: TestDraft | undefined;
}

/** From and until in milliseconds since 1970. */
export type Stretch = readonly [from: number, until: number];

/** Stretches within a window that do not count yet, each moment once, by the first cause in `lost`. */
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

/** What is left of a stretch without others, in order. */
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
