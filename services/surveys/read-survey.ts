import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Survey } from '#domain/surveys/survey-content.ts';
import {
  surveyResponseId,
  surveyResponseStream,
  type SurveyResponse,
} from '#domain/surveys/survey-response.ts';
import { surveyStream } from '#domain/surveys/survey.ts';

export async function readSurvey(journal: Journal, surveyId: string): Promise<Survey | undefined> {
  const state = fold(surveyStream, await journal.read(surveyStream, surveyStream.nameOf(surveyId)));
  return state.status === 'missing' ? undefined : state.survey;
}

export async function readSurveyResponse(
  journal: Journal,
  surveyId: string,
  userId: string,
): Promise<SurveyResponse> {
  const name = surveyResponseStream.nameOf(surveyResponseId(surveyId, userId));
  return fold(surveyResponseStream, await journal.read(surveyResponseStream, name));
}
