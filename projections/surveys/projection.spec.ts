import { expect, it } from 'vitest';
import { wholeAnswers as answers, wholeSurvey as survey } from '#domain/surveys/testing/surveys.ts';
import { rowsAfter, type Example } from '../core/testing/recorded.ts';
import { surveys } from './projection.ts';

const { surveyId } = survey;
const stream = `survey-${surveyId}`;
const responses = `survey_response-${surveyId}-ann`;
const reason = 'We want to know';
const created: Example = { type: 'SurveyCreated', data: { survey, reason }, stream };
const completed: Example = { type: 'SurveyCompleted', data: { surveyId, answers }, stream: responses };
const discarded: Example = {
  type: 'SurveyResponseDiscarded',
  data: { surveyId, reason },
  stream: responses,
};

it('shows a survey with its number of responses', () => {
  expect(rowsAfter(surveys, [created])).toEqual([{ ...survey, completed: 0 }]);
  expect(rowsAfter(surveys, [created, completed, completed, discarded])).toEqual([
    { ...survey, completed: 1 },
  ]);
  expect(rowsAfter(surveys, [completed, discarded])).toEqual([]);
});

it('follows a change and an end, and keeps the count', () => {
  const changed: Example = {
    type: 'SurveyChanged',
    data: { survey: { ...survey, title: 'Tell us' }, reason },
    stream,
  };
  const endTime = '2026-12-10T00:00:00.000Z';
  const ended: Example = { type: 'SurveyEnded', data: { endedAt: endTime, reason }, stream };
  expect(rowsAfter(surveys, [created, completed, changed, ended])).toEqual([
    { ...survey, title: 'Tell us', endTime, completed: 1 },
  ]);
});
