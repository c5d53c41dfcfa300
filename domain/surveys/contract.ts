import { z } from 'zod';
import { defineCall, plainText } from '../core/contract.ts';
import { surveyAnswersSchema } from './survey-answers.ts';
import { surveySchema } from './survey-content.ts';

const offeredSurveySchema = surveySchema.omit({ audience: true, startTime: true }).extend({
  /** `expired`: ended without the student's answer. */
  status: z.enum(['open', 'completed', 'expired']),
});
export type OfferedSurvey = z.infer<typeof offeredSurveySchema>;

const surveyId = plainText(100);

export const fetchSurveys = defineCall({
  name: 'fetchSurveys',
  method: 'GET',
  path: '/api/surveys/fetchSurveys',
  access: 'student',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({ surveys: z.array(offeredSurveySchema) }) },
  rejections: [],
});

export const fetchSurvey = defineCall({
  name: 'fetchSurvey',
  method: 'POST',
  path: '/api/surveys/fetchSurvey',
  access: 'student',
  effect: 'query',
  input: z.object({ surveyId }),
  outputs: { 200: z.object({ survey: offeredSurveySchema }) },
  rejections: ['survey_not_found'],
});

export const completeSurvey = defineCall({
  name: 'completeSurvey',
  method: 'POST',
  path: '/api/surveys/completeSurvey',
  access: 'student',
  effect: 'command',
  input: z.object({ surveyId, answers: surveyAnswersSchema }),
  outputs: { 200: z.object({}) },
  rejections: ['survey_not_found', 'survey_expired', 'survey_completed'],
});
