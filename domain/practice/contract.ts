import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { answerSchema, questionViewSchema, solutionSchema } from '../question-types/registry.ts';
import { questionUidSchema, typeCodeSchema } from '../question-types/type-code.ts';
import { newerScoresSchema } from '../scoring/newer-scores.ts';
import { scoreSchema } from '../scoring/score.ts';
import { timelineSchema } from './timeline.ts';

export const answeredSchema = z.object({
  attemptId: z.string(),
  uid: questionUidSchema,
  score: scoreSchema,
  solution: solutionSchema,
});
export type Answered = z.infer<typeof answeredSchema>;

/** The answer if the score follows later: `fetchOwnAttempts` returns it. */
export const acceptedSchema = answeredSchema.omit({ score: true });

export const submissionRejections = [
  'question_not_found',
  'question_retired',
  'question_changed',
  'paid_plan_needed',
  'answer_does_not_fit',
  'already_submitted',
  'no_writing_credits',
  'no_speaking_credits',
  'recording_missing',
] as const;

/** The command's id is the attempt's id: an answer sent twice is one attempt. */
export const saveQuestionDone = defineCall({
  name: 'saveQuestionDone',
  method: 'POST',
  path: '/api/questions/saveQuestionDone',
  access: 'person',
  effect: 'command',
  rateLimit: 'answer',
  // Two tabs measure their own seconds; another answer under the same id has its own rejection.
  identifiedBy: ['uid'],
  input: z.object({
    uid: questionUidSchema,
    answer: answerSchema,
    secondsUsed: z.number().min(0).max(86_400),
    revision: z.int().min(1).optional(),
    timeline: timelineSchema.default([]),
  }),
  outputs: { 200: answeredSchema, 202: acceptedSchema },
  rejections: submissionRejections,
});

export const markQuestionAsTested = defineCall({
  name: 'markQuestionAsTested',
  method: 'POST',
  path: '/api/questions/markQuestionAsTested',
  access: 'person',
  effect: 'command',
  input: z.object({ uid: questionUidSchema, isTested: z.boolean().default(true) }),
  outputs: { 200: z.object({}) },
  rejections: ['question_not_found'],
});

export const toggleFavoriteQuestion = defineCall({
  name: 'toggleFavoriteQuestion',
  method: 'POST',
  path: '/api/questions/toggleFavoriteQuestion',
  access: 'person',
  effect: 'command',
  input: z.object({ uid: questionUidSchema, isFavorite: z.boolean() }),
  outputs: { 200: z.object({}) },
  rejections: ['question_not_found'],
});

export const clearExerciseScore = defineCall({
  name: 'clearExerciseScore',
  method: 'POST',
  path: '/api/questions/clearExerciseScore',
  access: 'person',
  effect: 'command',
  input: z
    .object({ exercise: typeCodeSchema, uid: questionUidSchema.optional() })
    .refine(({ exercise, uid }) => uid === undefined || uid.startsWith(`${exercise}-`), {
      error: 'This question is of another type.',
      path: ['uid'],
    }),
  outputs: { 200: z.object({}) },
  rejections: ['question_not_found'],
});

/** An attempt with all its scores, for its owner. */
export const ownAttemptSchema = z.object({
  attemptId: z.string(),
  at: z.string(),
  secondsUsed: z.number().min(0),
  question: questionViewSchema,
  solution: solutionSchema,
  /** null if erased. */
  answer: answerSchema.nullable(),
  timeline: timelineSchema,
  /** null if there is a score, or one may follow. */
  failure: z.string().nullable(),
  scores: z.array(
    z.object({
      score: scoreSchema,
      revision: z.int().min(1),
      at: z.string(),
      reason: z.string().nullable(),
    }),
  ),
  /** Absent if a rule scores the answer, and until it has a score. */
  newer: newerScoresSchema.optional(),
});
export type OwnAttempt = z.infer<typeof ownAttemptSchema>;

export const fetchOwnAttempts = defineCall({
  name: 'fetchOwnAttempts',
  method: 'POST',
  path: '/api/questions/fetchOwnAttempts',
  access: 'person',
  effect: 'query',
  input: z.object({ uid: questionUidSchema }),
  outputs: { 200: z.object({ attempts: z.array(ownAttemptSchema) }) },
  rejections: [],
});

export const requestNewScoreNotice = defineCall({
  name: 'requestNewScoreNotice',
  method: 'POST',
  path: '/api/questions/requestNewScoreNotice',
  access: 'student',
  effect: 'command',
  input: z.object({ attemptId: z.string().min(1).max(200) }),
  outputs: { 200: z.object({}) },
  rejections: ['not_found'],
});
