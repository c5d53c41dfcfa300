import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema, type Instant } from '../core/instant.ts';
import { surveySchema, type Survey } from './survey-content.ts';

const set = z.object({ survey: surveySchema, reason: z.string() });
const events = {
  SurveyCreated: { version: 1, schema: set },
  SurveyChanged: { version: 1, schema: set },
  SurveyEnded: { version: 1, schema: z.object({ endedAt: instantSchema, reason: z.string() }) },
} as const;

export type SurveyEvent = EventOf<typeof events>;

export type SurveyState =
  | { readonly status: 'missing' }
  | { readonly status: 'made'; readonly survey: Survey };

/** The stream `survey-<surveyId>`. Ending a survey moves its end to that moment. */
export const surveyStream = defineStream({
  category: 'survey',
  subject: 'Survey',
  events,
  initial: { status: 'missing' },
  evolve(state: SurveyState, { type, data }): SurveyState {
    if (type !== 'SurveyEnded') return { status: 'made', survey: data.survey };
    if (state.status === 'missing') return state;
    return { status: 'made', survey: { ...state.survey, endTime: data.endedAt } };
  },
});

export interface SetSurvey {
  readonly survey: Survey;
  readonly reason: string;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isSameSurvey = (one: Survey, other: Survey) =>
  isSame(surveySchema.parse(one), surveySchema.parse(other));

export function createSurvey(
  state: SurveyState,
  { survey, reason }: SetSurvey,
): Decision<SurveyEvent, 'survey_exists'> {
  if (state.status === 'made') return isSameSurvey(state.survey, survey) ? [] : reject('survey_exists');
  return [{ type: 'SurveyCreated', data: { survey, reason } }];
}

/** Once started, the questions are fixed, because answers refer to them by index. */
export function changeSurvey(
  state: SurveyState,
  { survey, reason, now }: SetSurvey & { readonly now: Instant },
): Decision<SurveyEvent, 'survey_not_found' | 'survey_started'> {
  if (state.status === 'missing') return reject('survey_not_found');
  if (isSameSurvey(state.survey, survey)) return [];
  const hasStarted = Date.parse(state.survey.startTime) <= Date.parse(now);
  if (hasStarted && !isSame(state.survey.questions, survey.questions)) return reject('survey_started');
  return [{ type: 'SurveyChanged', data: { survey, reason } }];
}

/** Ends a survey now, or before its start. */
export function endSurvey(
  state: SurveyState,
  { now, reason }: { readonly now: Instant; readonly reason: string },
): Decision<SurveyEvent, 'survey_not_found'> {
  if (state.status === 'missing') return reject('survey_not_found');
  const isOver = Date.parse(state.survey.endTime) <= Date.parse(now);
  return isOver ? [] : [{ type: 'SurveyEnded', data: { endedAt: now, reason } }];
}
