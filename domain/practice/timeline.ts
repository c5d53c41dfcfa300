import { z } from 'zod';
import { dayMs } from '../core/durations.ts';

/** Later steps are dropped. */
export const maximumSteps = 200;

/**
 * A step: `part` is the changed part, from 0; `to` the result: a word's or paragraph's place, or a length. Typed text
 * is not recorded.
 */
export const timelineStepSchema = z.object({
  atMs: z.int().min(0).max(dayMs),
  act: z.enum(['chose', 'cleared', 'moved', 'typed', 'played', 'paused', 'shown']),
  part: z.int().min(0).max(2000).optional(),
  to: z.int().min(0).max(2000).optional(),
});
export type TimelineStep = z.infer<typeof timelineStepSchema>;

/** Oldest first. Reported by the browser: helpful in a dispute, but not a proof. */
export const timelineSchema = z
  .array(timelineStepSchema)
  .max(maximumSteps)
  .refine(
    (steps) => steps.every((step, index) => index === 0 || step.atMs >= (steps[index - 1]?.atMs ?? 0)),
    'Steps come in the order of time.',
  );
