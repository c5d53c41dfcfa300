import { z } from 'zod';
import { defineCall, plainText } from '../core/contract.ts';
import { examTypeSchema } from '../accounts/exam-type.ts';
import { questionViewSchema } from '../question-types/registry.ts';
import { sectionSchema } from '../question-types/section.ts';
import { questionUidSchema, typeCodeSchema } from '../question-types/type-code.ts';
import { difficultySchema, questionFields } from '../question-types/question-fields.ts';
import { questionTopicSchema } from '../question-types/question-topics.ts';
import { reportReasonSchema } from './report-reason.ts';

export const progressSchema = z.object({
  /** Since the score was last cleared. */
  answered: z.int().min(0),
  bestPercent: z.number().nullable(),
  lastPercent: z.number().nullable(),
  /** Above the type's success threshold. */
  lastSuccessful: z.boolean().nullable(),
  isFavorite: z.boolean(),
  /** Met in the real exam. */
  isTested: z.boolean(),
});
export type Progress = z.infer<typeof progressSchema>;

export const questionListingSchema = progressSchema.extend({
  uid: questionUidSchema,
  type: typeCodeSchema,
  title: questionFields.title,
  difficulty: difficultySchema,
  topics: questionFields.topics,
  free: z.boolean(),
  prediction: z.boolean(),
  /** Whether this person may not practise it now. */
  isLocked: z.boolean(),
  /** The share of points this person is expected to get; in lists sorted or filtered by it. */
  chance: z.number().min(0).max(1).optional(),
});
export type QuestionListing = z.infer<typeof questionListingSchema>;

export const questionFilterSchema = z.object({
  type: typeCodeSchema.optional(),
  section: sectionSchema.optional(),
  examType: examTypeSchema.optional(),
  /** Beginnings of words in a title or uid, in any order. */
  search: plainText(100).optional(),
  /** `wrong`: the last answer was weak if its type is judged in parts, and not successful otherwise. */
  status: z.enum(['done', 'not_done', 'wrong']).optional(),
  favorite: z.boolean().optional(),
  tested: z.boolean().optional(),
  prediction: z.boolean().optional(),
  free: z.boolean().optional(),
  /** Questions with an expected score within `levelChances`. */
  atMyLevel: z.boolean().optional(),
  difficulty: z.array(difficultySchema).max(5).optional(),
  topic: questionTopicSchema.optional(),
});
export type QuestionFilter = z.infer<typeof questionFilterSchema>;

export const questionSortSchema = z.object({
  field: z.enum(['uid', 'title', 'difficulty', 'answered', 'lastPercent', 'chance']),
  order: z.enum(['asc', 'desc']),
});
export type QuestionSort = z.infer<typeof questionSortSchema>;

const defaultSort: QuestionSort = { field: 'uid', order: 'asc' };

export const fetchQuestions = defineCall({
  name: 'fetchQuestions',
  method: 'POST',
  path: '/api/questions/fetchQuestions',
  access: 'person',
  effect: 'query',
  input: questionFilterSchema.extend({
    sort: questionSortSchema.default(defaultSort),
    offset: z.int().min(0).max(1_000_000).default(0),
    limit: z.int().min(1).max(100).default(25),
  }),
  outputs: {
    200: z.object({
      questions: z.array(questionListingSchema),
      total: z.int().min(0),
    }),
  },
  rejections: [],
});

const neighboursSchema = z.object({
  previous: questionUidSchema.nullable(),
  next: questionUidSchema.nullable(),
  /** From 1; null if the filter excludes the question. */
  place: z.int().min(1).nullable(),
  total: z.int().min(0),
});

export const fetchNeighbours = defineCall({
  name: 'fetchNeighbours',
  method: 'POST',
  path: '/api/questions/fetchNeighbours',
  access: 'person',
  effect: 'query',
  input: questionFilterSchema.extend({
    uid: questionUidSchema,
    sort: questionSortSchema.default(defaultSort),
  }),
  outputs: { 200: neighboursSchema },
  rejections: [],
});

export const fetchNextNotDone = defineCall({
  name: 'fetchNextNotDone',
  method: 'POST',
  path: '/api/questions/fetchNextNotDone',
  access: 'person',
  effect: 'query',
  input: questionFilterSchema.extend({
    sort: questionSortSchema.default(defaultSort),
    after: questionUidSchema.optional(),
  }),
  outputs: { 200: z.object({ uid: questionUidSchema.nullable() }) },
  rejections: [],
});

export const fetchExercises = defineCall({
  name: 'fetchExercises',
  method: 'POST',
  path: '/api/questions/fetchExercises',
  access: 'person',
  effect: 'query',
  input: z.object({ prediction: z.boolean().optional() }),
  outputs: {
    200: z.object({
      exercises: z.array(
        z.object({
          type: typeCodeSchema,
          total: z.int().min(0),
          done: z.int().min(0),
          /** Done, with a last answer that was wrong or weak. */
          wrong: z.int().min(0),
        }),
      ),
    }),
  },
  rejections: [],
});

export const fetchQuestion = defineCall({
  name: 'fetchQuestion',
  method: 'POST',
  path: '/api/questions/fetchQuestion',
  access: 'person',
  effect: 'query',
  input: z.object({ uid: questionUidSchema }),
  outputs: {
    200: z.object({
      question: questionViewSchema,
      revision: z.int().min(1),
    }),
  },
  rejections: ['question_not_found', 'question_retired', 'paid_plan_needed'],
});

export const fetchPredictedQuestions = defineCall({
  name: 'fetchPredictedQuestions',
  method: 'POST',
  path: '/api/questions/fetchPredictedQuestions',
  access: 'person',
  effect: 'query',
  input: z.object({ type: typeCodeSchema.optional() }),
  outputs: { 200: z.object({ uids: z.array(questionUidSchema) }) },
  rejections: [],
});

export const reportQuestion = defineCall({
  name: 'reportQuestion',
  method: 'POST',
  path: '/api/questions/reportQuestion',
  access: 'person',
  effect: 'command',
  rateLimit: 'report',
  input: z.object({
    uid: questionUidSchema,
    reason: reportReasonSchema,
    message: plainText(2000).default(''),
    revision: z.int().min(1).optional(),
  }),
  outputs: { 200: z.object({ reportId: z.string() }) },
  rejections: ['question_not_found'],
});
