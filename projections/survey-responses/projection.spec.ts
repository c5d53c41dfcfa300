import { expect, it } from 'vitest';
import { wholeAnswers as answers, wholeSurvey } from '#domain/surveys/testing/surveys.ts';
import { rowsAfter, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { surveyResponses } from './projection.ts';

const { surveyId } = wholeSurvey;
const at = '2026-12-02T00:00:00.000Z';
const of = (userId: string) => ({ stream: `survey_response-${surveyId}-${userId}`, userId, at });
const completed = (userId: string): Example => ({
  type: 'SurveyCompleted',
  data: { surveyId, answers },
  ...of(userId),
});
const discarded: Example = {
  type: 'SurveyResponseDiscarded',
  data: { surveyId, reason: 'Random answers' },
  ...of('ann'),
};
const deleted: Example = { type: 'AccountDeleted', data: {}, stream: 'account-ann', userId: 'ann' };
const row = (userId: string) => ({ surveyId, userId, status: 'completed', answers, at });

it('shows the answers of each student, and discarded ones', () => {
  expect(rowsAfterTwice(surveyResponses, [completed('ann'), completed('bob')])).toEqual([
    row('ann'),
    row('bob'),
  ]);
  expect(rowsAfter(surveyResponses, [completed('ann'), completed('bob'), discarded])).toEqual([
    { ...row('ann'), status: 'discarded' },
    row('bob'),
  ]);
});

it('forgets the texts of a deleted account, and counts its other answers', () => {
  expect(rowsAfter(surveyResponses, [completed('ann'), completed('bob'), deleted])).toEqual([
    { ...row('ann'), answers: answers.with(3, null) },
    row('bob'),
  ]);
  const erased: Example = {
    type: 'SurveyCompleted',
    data: { surveyId, answers: answers.with(3, { kind: 'text', text: { erased: true } } as never) },
    ...of('ann'),
  };
  expect(rowsAfter(surveyResponses, [erased])).toEqual([{ ...row('ann'), answers: answers.with(3, null) }]);
});
