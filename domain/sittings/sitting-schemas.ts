import { z } from 'zod';
import { questionUidSchema } from '../question-types/type-code.ts';
import { scoreSchema } from '../scoring/score.ts';
import { examPartSchema } from '../mock-tests/exam-part.ts';
import { extraPercentSchema } from '../extra-time/extra-percents.ts';

/** A question's score, or why it has no score; it then counts in neither points nor maximum. */
export const resultSchema = z.union([
  z.object({ uid: questionUidSchema, score: scoreSchema }),
  z.object({ uid: questionUidSchema, failure: z.string() }),
]);
const questionSchema = z.object({ uid: questionUidSchema, revision: z.int().min(1) });
export const sectionSchema = z.object({
  section: examPartSchema,
  /** Consecutive; a question with its own time has its own clock. */
  clocks: z
    .array(z.object({ seconds: z.number().positive(), questions: z.array(questionSchema).min(1) }))
    .min(1),
});

/** Indexes of section and clock, from 0. */
export const examClockSchema = z.object({ section: z.int().min(0), clock: z.int().min(0) });

export const extraTimeSchema = z.object({
  /** 0 for breaks only. */
  percent: z.union([extraPercentSchema, z.literal(0)]),
  stopClock: z.boolean(),
});
export const extraTimeGrantedSchema = z.object({
  during: z.int().min(0),
  extraTime: extraTimeSchema,
  /** The lengthened clocks: their seconds, and the added seconds. */
  clocks: z.array(
    z.object({ ...examClockSchema.shape, seconds: z.number().positive(), added: z.number().positive() }),
  ),
});
/** Marked sittings count in no statistics: an admin's trial, or a developer's quick clocks. */
export const marks = ['trial', 'quick'] as const;
/** A mark in words, for receipts and scorecards. */
export const markNames = {
  trial: 'A trial by an admin',
  quick: 'Practice timing (not exam timing)',
} as const satisfies Record<(typeof marks)[number], string>;
