import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { answerSchema, solutionSchema } from '../question-types/registry.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { scoreSchema } from '../scoring/score.ts';

/** What comes back for an answer: the score with its evidence, the right answer, where to go next. */
export const answeredSchema = z.object({
  attemptId: z.string(),
  uid: questionUidSchema,
  score: scoreSchema,
  solution: solutionSchema,
});
export type Answered = z.infer<typeof answeredSchema>;

/** The command's id is the attempt's id: the same answer sent twice is one attempt. */
export const saveQuestionDone = defineCall({
  name: 'saveQuestionDone',
  method: 'POST',
  path: '/api/questions/saveQuestionDone',
  access: 'person',
  effect: 'command',
  summary: 'Submits an answer in practice and gives its score, the right answer and the explanation.',
  input: z.object({
    uid: questionUidSchema,
    answer: answerSchema,
    secondsUsed: z.number().min(0).max(86_400),
  }),
  outputs: { 200: answeredSchema },
  rejections: ['question_not_found', 'paid_plan_needed', 'answer_does_not_fit', 'already_submitted'],
});
