import { z } from 'zod';
import { dayMs } from '../core/durations.ts';

/** How many steps of a timeline are kept; later ones are dropped. */
export const maximumSteps = 200;

/**
 * A step: `part` is what was touched, from 0; `to` what became of it: a word's or paragraph's place, or a length. Typed
 * text is not recorded.
 */
export const timelineStepSchema = z.object({
  /** Milliseconds since the question was shown, by the browser's clock. */
  atMs: z.int().min(0).max(dayMs),
  act: z.enum(['chose', 'cleared', 'moved', 'typed', 'played', 'paused', 'shown']),
  part: z.int().min(0).max(2000).optional(),
  to: z.int().min(0).max(2000).optional(),
});
export type TimelineStep = z.infer<typeof timelineStepSchema>;

/** What a student did, oldest first: told by the browser, so a help in a dispute and not a proof. */
export const timelineSchema = z
  .array(timelineStepSchema)
  .max(maximumSteps)
  .refine(
    (steps) => steps.every((step, index) => index === 0 || step.atMs >= (steps[index - 1]?.atMs ?? 0)),
    'Steps come in the order of time.',
  );
