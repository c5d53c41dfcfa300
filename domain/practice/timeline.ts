import { z } from 'zod';
import { dayMs } from '../core/durations.ts';

/** How many steps of a timeline are kept; later ones are dropped. */
export const maximumSteps = 200;

/**
 * One thing a student did while answering. `part` is what it was done to, counted from 0: the option, the blank,
 * the paragraph in the order shown, the word of the text. `to` is what became of it: the word of the blank's list
 * or of the bank, the paragraph's new place, how many characters a field held then. What was typed is not told.
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
