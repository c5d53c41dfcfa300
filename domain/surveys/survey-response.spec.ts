import { expect, test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import { protectedPaths } from '../core/events/personal.ts';
import { answerWords, faultsOf, withoutEmpty, type SurveyAnswers } from './survey-answers.ts';
import {
  completeSurvey,
  discardSurveyResponse,
  storedAnswersSchema,
  surveyResponseStream,
  type SurveyResponse,
  type SurveyResponseEvent,
} from './survey-response.ts';
import { tallyOf } from './tally.ts';
import { wholeAnswers, wholeSurvey as survey } from './testing/surveys.ts';

const { surveyId } = survey;
const now = '2026-12-02T00:00:00.000Z';
const reason = 'Random answers';
const completed: SurveyResponseEvent = { type: 'SurveyCompleted', data: { surveyId, answers: wholeAnswers } };
const discarded: SurveyResponseEvent = { type: 'SurveyResponseDiscarded', data: { surveyId, reason } };
const answer =
  (at = now, answers = wholeAnswers) =>
  (state: SurveyResponse) =>
    completeSurvey(state, { survey, answers, now: at });
const discard = (state: SurveyResponse) => discardSurveyResponse(state, { surveyId, reason });
const others: SurveyAnswers = wholeAnswers.with(0, { kind: 'single', option: 0 });

test('records the answers of a student once, while the survey runs', () => {
  given(surveyResponseStream, []).when(answer()).then([completed]);
  given(surveyResponseStream, [completed]).when(answer(now, others)).thenRejected('survey_completed');
  given(surveyResponseStream, []).when(answer(survey.endTime)).thenRejected('survey_expired');
  given(surveyResponseStream, []).when(answer('2026-11-30T00:00:00.000Z')).thenRejected('survey_not_found');
});

test('reports a completed survey as completed, even after it expired', () => {
  given(surveyResponseStream, [completed])
    .when(answer(survey.endTime, others))
    .thenRejected('survey_completed');
});

test('does not accept answers again after they were discarded', () => {
  given(surveyResponseStream, [completed]).when(discard).then([discarded]);
  given(surveyResponseStream, [completed, discarded])
    .when(answer(now, others))
    .thenRejected('survey_completed');
  given(surveyResponseStream, []).when(discard).thenRejected('not_found');
});

test('marks texts as personal data', () => {
  expect(protectedPaths(storedAnswersSchema)).toEqual([{ path: ['*', 'text'], secret: false }]);
});

const faults = (changes: Readonly<Record<number, SurveyAnswers[number]>>) => [
  ...faultsOf(survey, Object.assign([...wholeAnswers], changes)).keys(),
];

test('refuses answers that do not fit, and missing required ones', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ 1: null, 3: null })).toEqual([]);
  expect(faults({ 0: null, 4: null })).toEqual([0, 4]);
  expect(faults({ 1: { kind: 'several', options: [] }, 3: { kind: 'text', text: '  ' } })).toEqual([]);
  expect(faults({ 0: { kind: 'single', option: 2 } })).toEqual([0]);
  expect(faults({ 0: { kind: 'text', text: 'At home' } })).toEqual([0]);
  expect(faults({ 1: { kind: 'several', options: [1, 1] } })).toEqual([1]);
  expect(faults({ 1: { kind: 'several', options: [3] } })).toEqual([1]);
  expect(faults({ 2: { kind: 'scale', value: 0 } })).toEqual([2]);
  expect(faults({ 2: { kind: 'scale', value: 6 } })).toEqual([2]);
  expect(faults({ 4: { kind: 'net_promoter', value: 11 } })).toEqual([4]);
  expect(faults({ 5: { kind: 'text', text: 'One more' } })).toEqual([5]);
  expect([...faultsOf(survey, []).keys()]).toEqual([0, 2, 4]);
});

test('treats an empty answer as none', () => {
  expect(withoutEmpty([{ kind: 'several', options: [] }, { kind: 'text', text: ' ' }, null])).toEqual([
    null,
    null,
    null,
  ]);
  expect(withoutEmpty(wholeAnswers)).toEqual(wholeAnswers);
});

test('answers are described in words', () => {
  expect(survey.questions.map((question, place) => answerWords(question, wholeAnswers[place]))).toEqual([
    'At school',
    'Speaking; Time',
    '4',
    'More tests, please.',
    '9',
  ]);
});

test('results count each option and point', () => {
  const responses = [wholeAnswers, others.with(4, { kind: 'net_promoter', value: 6 }), others.with(1, null)];
  const [single, several, scale, text, promoters] = tallyOf(survey, responses);
  expect(single).toEqual({
    answered: 3,
    counts: [
      { label: 'At home', count: 2 },
      { label: 'At school', count: 1 },
    ],
    average: null,
    netPromoterScore: null,
  });
  expect(several).toMatchObject({ answered: 2, counts: [{ count: 2 }, { count: 0 }, { count: 2 }] });
  expect(scale).toMatchObject({ answered: 3, average: 4, netPromoterScore: null });
  expect(text).toMatchObject({ answered: 3, counts: [] });
  // Two promoters and one detractor of three.
  expect(promoters).toMatchObject({ answered: 3, netPromoterScore: 33, average: null });
  expect(tallyOf(survey, []).map(({ average, netPromoterScore }) => [average, netPromoterScore])).toEqual(
    Array.from({ length: 5 }, () => [null, null]),
  );
});
