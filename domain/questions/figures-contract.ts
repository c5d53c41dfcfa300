import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { typeCodeSchema } from '../question-types/type-code.ts';
import { figureFlags } from './figures.ts';

const shareSchema = z.number().min(0).max(1);

/** What the answers that count say of a question; see ADR 85 for which do. */
export const questionFiguresSchema = z.object({
  id: z.string(),
  type: typeCodeSchema,
  answers: z.int().min(1),
  /** What share of them was right. */
  rightShare: shareSchema,
  /** Of the points. */
  share: shareSchema,
  /** On average. */
  seconds: z.number().min(0),
  /** -1 to 1; null while it cannot be told. */
  discrimination: z.number().nullable(),
  /** How hard it is, in logits, 0 for the middle, and how unsure that is. */
  place: z.number(),
  standardError: z.number(),
  flags: z.array(z.enum(figureFlags)),
});
export type QuestionFigures = z.infer<typeof questionFiguresSchema>;

/** What share of a third took it; null for a third without students. */
const takenBy = shareSchema.nullable();

export const wholeQuestionFiguresSchema = questionFiguresSchema.extend({
  right: z.int().min(0),
  parts: z.array(
    z.object({
      label: z.string(),
      kind: z.enum(['option', 'blank', 'word']),
      isRight: z.boolean(),
      /** How often it was taken. */
      all: z.int().min(0),
      weak: takenBy,
      middle: takenBy,
      strong: takenBy,
    }),
  ),
  /** By how strong the students are, in halves of a logit, the weakest first. */
  places: z.array(z.object({ place: z.number(), answers: z.int().min(1), share: shareSchema })),
  /** Oldest first. */
  months: z.array(z.object({ month: z.string(), answers: z.int().min(1), share: shareSchema })),
});
export type WholeQuestionFigures = z.infer<typeof wholeQuestionFiguresSchema>;

export const adminQuestionFigures = adminResource('question-figures', questionFiguresSchema, {
  sorts: ['type', 'answers', 'rightShare', 'share', 'seconds', 'discrimination', 'place', 'standardError'],
  filters: ['type', 'flags'],
  one: wholeQuestionFiguresSchema,
});
