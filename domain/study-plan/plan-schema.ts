import { z } from 'zod';
import { sections } from '../question-types/section.ts';
import { typeCodeSchema } from '../question-types/type-code.ts';
import { figuresSchema } from '../scorecards/estimate-schema.ts';

const planItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reviews'), count: z.int().min(1), minutes: z.int() }),
  z.object({
    kind: z.literal('type'),
    type: typeCodeSchema,
    questions: z.int().min(1),
    minutes: z.int(),
    reason: z.enum(['most', 'balance']),
  }),
  z.object({ kind: z.literal('sitting'), mockTestId: z.string(), minutes: z.int() }),
]);

export const planWeekSchema = z.object({
  monday: z.iso.date(),
  days: z
    .array(
      z.object({
        day: z.iso.date(),
        kind: z.enum(['study', 'rest', 'exam']),
        items: z.array(planItemSchema).readonly(),
      }),
    )
    .readonly(),
});

export const scoreTodaySchema = z.object({
  isEarly: z.boolean(),
  answers: z.int().min(0),
  skills: z.array(z.enum(sections)).readonly(),
  figures: figuresSchema.nullable(),
});

export const doneTodaySchema = z.object({
  types: z.array(z.object({ type: typeCodeSchema, answered: z.int().min(1) })).readonly(),
  reviews: z.int().min(0),
  /** Planned tests that a submitted sitting has replaced, see `fitsPlan`. */
  sittings: z.array(z.string()).readonly(),
});

/** Why a type may be worth practising. */
export const typeReasonSchema = z.object({
  type: typeCodeSchema,
  /** Up to five last answers, and how many were right. */
  last: z.object({ answered: z.int().min(0).max(5), right: z.int().min(0).max(5) }),
  /** The type's most important skill, and its share of it, 0 to 1; null if it counts for none. */
  worth: z.object({ skill: z.enum(sections), share: z.number().min(0).max(1) }).nullable(),
  /** The input of the points to win: see `KnownOfType`. */
  known: z.object({
    weight: z.number().min(0).max(1),
    answered: z.int().min(0),
    share: z.number().min(0).max(1).nullable(),
  }),
});
export type TypeReason = z.infer<typeof typeReasonSchema>;
