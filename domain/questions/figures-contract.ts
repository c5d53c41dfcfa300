import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { typeCodeSchema } from '../question-types/type-code.ts';
import { figureFlags } from './figures.ts';

const shareSchema = z.number().min(0).max(1);

export const questionFiguresSchema = z.object({
  id: z.string(),
  type: typeCodeSchema,
  answers: z.int().min(1),
  /** The share of right answers. */
  rightShare: shareSchema,
  share: shareSchema,
  seconds: z.number().min(0),
  discrimination: z.number().nullable(),
  place: z.number(),
  standardError: z.number(),
  flags: z.array(z.enum(figureFlags)),
});
export type QuestionFigures = z.infer<typeof questionFiguresSchema>;

/** The share of a third that chose it; null for an empty third. */
const takenBy = shareSchema.nullable();

export const wholeQuestionFiguresSchema = questionFiguresSchema.extend({
  right: z.int().min(0),
  parts: z.array(
    z.object({
      label: z.string(),
      kind: z.enum(['option', 'blank', 'word']),
      isRight: z.boolean(),
      /** How often it was chosen. */
      all: z.int().min(0),
      weak: takenBy,
      middle: takenBy,
      strong: takenBy,
    }),
  ),
  /** By the students' strength in half logits, weakest first. */
  places: z.array(z.object({ place: z.number(), answers: z.int().min(1), share: shareSchema })),
  months: z.array(z.object({ month: z.string(), answers: z.int().min(1), share: shareSchema })),
});
export type WholeQuestionFigures = z.infer<typeof wholeQuestionFiguresSchema>;

export const adminQuestionFigures = adminResource('question-figures', questionFiguresSchema, {
  sorts: ['type', 'answers', 'rightShare', 'share', 'seconds', 'discrimination', 'place', 'standardError'],
  filters: ['type', 'flags'],
  one: wholeQuestionFiguresSchema,
});
