import { expect, test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import * as contract from './admin-contract.ts';
import {
  changeSurvey,
  createSurvey,
  endSurvey,
  surveyStream,
  type SurveyEvent,
  type SurveyState,
} from './survey.ts';
import { wholeSurvey as survey } from './testing/surveys.ts';

const reason = 'We want to know';
const created: SurveyEvent = { type: 'SurveyCreated', data: { survey, reason } };
const [first, ...others] = survey.questions;
const shorter = { ...survey, questions: others };
const [early, during] = ['2026-11-30T00:00:00.000Z', '2026-12-02T00:00:00.000Z'];
const change = (changed: typeof survey, now: string) => (state: SurveyState) =>
  changeSurvey(state, { survey: changed, reason, now });

test('creates a survey once per name', () => {
  given(surveyStream, [])
    .when((state) => createSurvey(state, { survey, reason }))
    .then([created]);
  given(surveyStream, [created])
    .when((state) => createSurvey(state, { survey: { ...survey, title: 'Another one' }, reason }))
    .thenRejected('survey_exists');
});

test('changes questions until the start, and time and students at any time', () => {
  const changed = (to: typeof survey): SurveyEvent => ({
    type: 'SurveyChanged',
    data: { survey: to, reason },
  });
  given(surveyStream, [created])
    .when(change(shorter, early))
    .then([changed(shorter)]);
  given(surveyStream, [created]).when(change(shorter, during)).thenRejected('survey_started');
  const longer = { ...survey, endTime: '2027-01-31T00:00:00.000Z' };
  given(surveyStream, [created])
    .when(change(longer, during))
    .then([changed(longer)]);
  given(surveyStream, []).when(change(survey, early)).thenRejected('survey_not_found');
});

test('ends a survey once', () => {
  const ended: SurveyEvent = { type: 'SurveyEnded', data: { endedAt: during, reason } };
  const end = (state: SurveyState) => endSurvey(state, { now: during, reason });
  given(surveyStream, [created]).when(end).then([ended]);
  given(surveyStream, []).when(end).thenRejected('survey_not_found');
});

test.each([
  ['no question', { questions: [] }],
  ['one option', { questions: [{ ...first, options: ['Only this'] }] }],
  ['an option twice', { questions: [{ ...first, options: ['This', 'This'] }] }],
  ['no student', { audience: { examTypes: [], plans: [] } }],
  ['an end before its start', { endTime: survey.startTime }],
  ['a name that does not fit into a link', { surveyId: 'Winter 2026' }],
])('refuses a survey with %s', (_what, changed) => {
  const input = { ...survey, reason };
  expect(contract.createSurvey.input.safeParse(input).success).toBe(true);
  expect(contract.createSurvey.input.safeParse({ ...input, ...changed }).success).toBe(false);
});
