import type { Descriptions } from '../core/capability.ts';
import { readable } from '../core/events/personal.ts';
import { moment } from '../core/text/words.ts';
import type { SurveyResponseEvent } from './survey-response.ts';
import type { SurveyEvent } from './survey.ts';

export const surveyDescriptions: Descriptions<SurveyEvent | SurveyResponseEvent> = {
  SurveyCreated: ({ survey, reason }) =>
    `Created the survey ${survey.surveyId}, from ${moment(survey.startTime)} until ${moment(survey.endTime)}. Reason: ${reason}`,
  SurveyChanged: ({ survey, reason }) =>
    `Changed the survey ${survey.surveyId}, from ${moment(survey.startTime)} until ${moment(survey.endTime)}. Reason: ${reason}`,
  SurveyEnded: ({ reason }) => `Ended the survey. Reason: ${reason}`,
  SurveyCompleted: ({ surveyId }) => `Completed the survey ${surveyId}`,
  SurveyResponseDiscarded: ({ surveyId, reason }) =>
    `Discarded the answers to the survey ${surveyId}. Reason: ${readable(reason)}`,
};
