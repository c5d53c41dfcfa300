import { z } from 'zod';
import { questionUidSchema } from '../question-types/type-code.ts';
import { scoreSchema } from '../scoring/score.ts';
import { examPartSchema } from '../mock-tests/exam-part.ts';
import { extraPercentSchema } from '../extra-time/extra-percents.ts';

/** A question's score, or why there is none: then it is in neither the points nor the maximum. */
export const resultSchema = z.union([
  z.object({ uid: questionUidSchema, score: scoreSchema }),
  z.object({ uid: questionUidSchema, failure: z.string() }),
]);
const questionSchema = z.object({ uid: questionUidSchema, revision: z.int().min(1) });
export const sectionSchema = z.object({
  section: examPartSchema,
  /** One after the other; a question of its own time has a clock of its own. */
  clocks: z
    .array(z.object({ seconds: z.number().positive(), questions: z.array(questionSchema).min(1) }))
    .min(1),
});

/** Which clock of a sitting: of its sections, and of the section's clocks, 0 for the first. */
export const examClockSchema = z.object({ section: z.int().min(0), clock: z.int().min(0) });

export const extraTimeSchema = z.object({
  /** 0 where only breaks were granted. */
  percent: z.union([extraPercentSchema, z.literal(0)]),
  stopClock: z.boolean(),
});
/** Extra time that was granted during a sitting. */
export const extraTimeGrantedSchema = z.object({
  /** The section of the moment, 0 for the first. */
  during: z.int().min(0),
  /** What the student has from now on. */
  extraTime: extraTimeSchema,
  /** The clocks that are longer from now on: their seconds, and how many of them were added. */
  clocks: z.array(
    z.object({ ...examClockSchema.shape, seconds: z.number().positive(), added: z.number().positive() }),
  ),
});
/** A marked sitting is in no statistics: an admin tries the test, or a developer sits it under quick clocks. */
export const marks = ['trial', 'quick'] as const;
