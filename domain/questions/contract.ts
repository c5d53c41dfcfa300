import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { questionViewSchema } from '../question-types/registry.ts';
import { questionUidSchema, typeCodeSchema } from '../question-types/type-code.ts';
import { questionFields } from './question-fields.ts';

/** A line of a list of questions. */
export const questionListingSchema = z.object({
  uid: questionUidSchema,
  type: typeCodeSchema,
  title: questionFields.title,
  level: questionFields.level,
  free: z.boolean(),
  /** True when this person may not practise it now. */
  isLocked: z.boolean(),
  /** How often this person answered it, and the best share of points, 0 to 100. */
  answered: z.int().min(0),
  bestPercent: z.number().nullable(),
});
export type QuestionListing = z.infer<typeof questionListingSchema>;

export const fetchQuestions = defineCall({
  name: 'fetchQuestions',
  method: 'POST',
  path: '/api/questions/fetchQuestions',
  access: 'person',
  effect: 'query',
  summary: 'The questions of a type, or of all, in the order of their uids.',
  input: z.object({ type: typeCodeSchema.optional() }),
  outputs: { 200: z.object({ questions: z.array(questionListingSchema) }) },
  rejections: [],
});

export const fetchQuestion = defineCall({
  name: 'fetchQuestion',
  method: 'POST',
  path: '/api/questions/fetchQuestion',
  access: 'person',
  effect: 'query',
  summary: 'One question as a student sees it before answering, without its key.',
  input: z.object({ uid: questionUidSchema }),
  outputs: { 200: z.object({ question: questionViewSchema }) },
  rejections: ['question_not_found', 'paid_plan_needed'],
});
