import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { personal } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';
import type { Instant } from '../core/instant.ts';
import { phaseOf } from '../core/period.ts';
import { answersWith, type SurveyAnswers } from './survey-answers.ts';
import type { Survey } from './survey-content.ts';

/** Stored texts are encrypted, because they may be personal. */
export const storedAnswersSchema = answersWith(personal(z.string()));
export type StoredAnswers = z.infer<typeof storedAnswersSchema>;

const events = {
  SurveyCompleted: {
    version: 1,
    schema: z.object({ surveyId: z.string(), answers: storedAnswersSchema }),
  },
  /** Excluded by an admin, for example random answers: the reward is revoked. */
  SurveyResponseDiscarded: {
    version: 1,
    schema: z.object({ surveyId: z.string(), reason: personal(z.string()) }),
  },
} as const;

export type SurveyResponseEvent = EventOf<typeof events>;

export type SurveyResponse =
  | { readonly status: 'none' }
  | { readonly status: 'completed' | 'discarded'; readonly answers: StoredAnswers };

/** The stream `survey_response-<surveyId>-<userId>`: one response per person. */
export const surveyResponseStream = defineStream({
  category: 'survey_response',
  subject: 'Survey answers',
  events,
  initial: { status: 'none' },
  evolve(state: SurveyResponse, { type, data }): SurveyResponse {
    if (type === 'SurveyCompleted') return { status: 'completed', answers: data.answers };
    return state.status === 'none' ? state : { ...state, status: 'discarded' };
  },
});

export const surveyResponseId = (surveyId: string, userId: string): string => `${surveyId}-${userId}`;

/** Once per person. @param response `answers` checked by `faultsOf` */
export function completeSurvey(
  state: SurveyResponse,
  {
    survey,
    answers,
    now,
  }: { readonly survey: Survey; readonly answers: SurveyAnswers; readonly now: Instant },
): Decision<SurveyResponseEvent, 'survey_completed' | 'survey_expired' | 'survey_not_found'> {
  if (state.status !== 'none') {
    return JSON.stringify(state.answers) === JSON.stringify(answers) ? [] : reject('survey_completed');
  }
  const phase = phaseOf(survey, now);
  if (phase === 'coming') return reject('survey_not_found');
  if (phase === 'over') return reject('survey_expired');
  return [{ type: 'SurveyCompleted', data: { surveyId: survey.surveyId, answers } }];
}

export function discardSurveyResponse(
  state: SurveyResponse,
  { surveyId, reason }: { readonly surveyId: string; readonly reason: string },
): Decision<SurveyResponseEvent, 'not_found'> {
  if (state.status === 'none') return reject('not_found');
  return state.status === 'discarded'
    ? []
    : [{ type: 'SurveyResponseDiscarded', data: { surveyId, reason } }];
}
