import type { OfferedSurvey } from '#domain/surveys/contract.ts';
import { completeSurvey, surveyResponseStream } from '#domain/surveys/survey-response.ts';
import { wholeSurvey } from '#domain/surveys/testing/surveys.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import { refused, type Answers } from './fake-api.ts';

const { audience: _audience, startTime: _startTime, ...shown } = wholeSurvey;

export const offeredSurvey: OfferedSurvey = { ...shown, status: 'open' };

export function surveyAnswers(now: Instant) {
  let response = surveyResponseStream.initial;
  const isOver = now >= wholeSurvey.endTime;
  const status = () => (response.status !== 'none' ? 'completed' : isOver ? 'expired' : 'open');
  return {
    fetchSurveys: () => ({
      status: 200,
      body: { surveys: status() === 'open' ? [offeredSurvey] : [] },
    }),
    fetchSurvey: ({ surveyId }) =>
      surveyId === wholeSurvey.surveyId
        ? { status: 200, body: { survey: { ...offeredSurvey, status: status() } } }
        : refused('survey_not_found'),
    completeSurvey: ({ answers }) => {
      const decided = completeSurvey(response, { survey: wholeSurvey, answers, now });
      if ('rejected' in decided) return refused(decided.rejected);
      response = fold(surveyResponseStream, decided, response);
      return { status: 200, body: {} };
    },
  } satisfies Answers;
}
