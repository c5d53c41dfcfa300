import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { defineCall, plainText, reasonText, uuidSchema } from '../core/contract.ts';
import { surveyAnswersSchema } from './survey-answers.ts';
import { surveySchema } from './survey-content.ts';
import { surveyTallySchema } from './tally.ts';

const surveyRowSchema = surveySchema.extend({
  id: z.string(),
  status: z.enum(['coming', 'running', 'over']),
  completed: z.int().min(0),
});
export type SurveyRow = z.infer<typeof surveyRowSchema>;
export const surveys = adminResource('surveys', surveyRowSchema, {
  sorts: ['startTime', 'endTime', 'completed'],
  filters: ['status'],
});

const responseRowSchema = z.object({
  id: z.string(),
  surveyId: z.string(),
  userId: z.string(),
  status: z.enum(['completed', 'discarded']),
  /** null also for a text whose author's account was deleted. */
  answers: surveyAnswersSchema,
  at: z.string(),
});
export type SurveyResponseRow = z.infer<typeof responseRowSchema>;
export const surveyResponses = adminResource('survey-responses', responseRowSchema, {
  sorts: ['at'],
  filters: ['surveyId'],
});

const surveyId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{2,39}$/, 'Use 3 to 40 lower-case letters, digits, hyphens and underscores.');
const setSurvey = surveySchema
  .extend({ surveyId, reason: reasonText })
  .refine(({ startTime, endTime }) => Date.parse(startTime) < Date.parse(endTime), {
    path: ['endTime'],
    message: 'The end must be after the start.',
  })
  .superRefine(({ questions }, { addIssue }) => {
    for (const [place, question] of questions.entries()) {
      if (!('options' in question) || new Set(question.options).size === question.options.length) continue;
      addIssue({
        code: 'custom',
        path: ['questions', place, 'options'],
        message: 'Each option must be different.',
      });
    }
  });

export const createSurvey = defineCall({
  name: 'createSurvey',
  method: 'POST',
  path: '/api/admins/createSurvey',
  access: 'admin',
  effect: 'command',
  input: setSurvey,
  outputs: { 200: z.object({}) },
  rejections: ['survey_exists'],
});

export const changeSurvey = defineCall({
  name: 'changeSurvey',
  method: 'POST',
  path: '/api/admins/changeSurvey',
  access: 'admin',
  effect: 'command',
  input: setSurvey,
  outputs: { 200: z.object({}) },
  rejections: ['survey_not_found', 'survey_started'],
});

export const endSurvey = defineCall({
  name: 'endSurvey',
  method: 'POST',
  path: '/api/admins/endSurvey',
  access: 'admin',
  effect: 'command',
  input: z.object({ surveyId, reason: reasonText }),
  outputs: { 200: z.object({}) },
  rejections: ['survey_not_found'],
});

export const discardSurveyResponse = defineCall({
  name: 'discardSurveyResponse',
  method: 'POST',
  path: '/api/admins/discardSurveyResponse',
  access: 'admin',
  effect: 'command',
  input: z.object({ surveyId, userId: uuidSchema, reason: reasonText }),
  outputs: { 200: z.object({}) },
  rejections: ['not_found'],
});

export const fetchAllSurveys = defineCall({
  name: 'fetchAllSurveys',
  method: 'GET',
  path: '/api/admins/fetchAllSurveys',
  access: 'admin',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({ surveys: z.array(surveyRowSchema) }) },
  rejections: [],
});

export const fetchSurveyResults = defineCall({
  name: 'fetchSurveyResults',
  method: 'POST',
  path: '/api/admins/fetchSurveyResults',
  access: 'admin',
  effect: 'query',
  input: z.object({ surveyId: plainText(100) }),
  outputs: {
    200: z.object({
      survey: surveyRowSchema,
      tallies: z.array(surveyTallySchema),
    }),
  },
  rejections: ['survey_not_found'],
});
