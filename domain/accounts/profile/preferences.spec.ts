import { expect, test } from 'vitest';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import type { PreferenceValues } from './preference-values.ts';
import {
  changeNightTime,
  changePreferences,
  chooseExamType,
  markStep,
  preferencesStream,
  switchNightMode,
  unmarkStep,
  valuesOf,
  type Change,
  type Preferences,
  type PreferencesEvent,
} from './preferences.ts';
import { markersOf } from './steps.ts';

const start: PreferenceValues = {
  examType: 'core',
  stepsDone: [],
  isNightMode: false,
  nightTimeStart: 20,
  nightTimeEnd: 8,
};
const started: PreferencesEvent = { type: 'PreferencesStarted', data: { ...start, stepsDone: [] } };
const marked: PreferencesEvent = { type: 'StepMarked', data: { step: 'want_bg_noise' } };
const preferences = (...events: PreferencesEvent[]) => given(preferencesStream, events);
const to =
  <Code extends string>(change: Change<Code>) =>
  (state: Preferences) =>
    changePreferences(state, { start, change });

test('records all other values with the first change', () => {
  preferences()
    .when(to(markStep('want_bg_noise')))
    .then([started, marked]);
  preferences()
    .when(to(unmarkStep('want_bg_noise')))
    .then([]);
  const state = fold(preferencesStream, [started, marked]);
  expect(valuesOf(state, { ...start, examType: 'ukvi' })).toEqual({ ...start, stepsDone: ['want_bg_noise'] });
  expect(valuesOf(preferencesStream.initial, start)).toEqual(start);
});

test('sets and clears a marker once each', () => {
  preferences(started, marked)
    .when(to(markStep('want_bg_noise')))
    .then([]);
  preferences(started, marked)
    .when(to(unmarkStep('want_bg_noise')))
    .then([{ type: 'StepUnmarked', data: { step: 'want_bg_noise' } }]);
});

test('rejects markers that are derived from events', () => {
  for (const step of [
    'access_blocked',
    'did_verify_email',
    'did_claim_reward',
    'can_take_mock_test_1',
  ] as const) {
    preferences()
      .when(to(markStep(step)))
      .thenRejected('not_allowed');
    preferences()
      .when(to(unmarkStep(step)))
      .thenRejected('not_allowed');
  }
});

test('adds the markers derived from the account to the stored ones', () => {
  const email = 'ada@example.com';
  expect(markersOf({ status: 'active', email, isVerified: false }, ['want_bg_noise'])).toEqual([
    'want_bg_noise',
    'did_send_verify_email',
  ]);
  // A user who joined by WeChat has no address that a mail could have gone to.
  expect(markersOf({ status: 'active', isVerified: false }, [])).toEqual([]);
  expect(markersOf({ status: 'blocked', email, isVerified: true }, [])).toEqual([
    'did_send_verify_email',
    'did_verify_email',
    'access_blocked',
  ]);
});

test('changes night mode, its hours and the exam', () => {
  preferences(started)
    .when(to(switchNightMode(true)))
    .then([{ type: 'NightModeSwitched', data: { isNightMode: true } }]);
  preferences(started)
    .when(to(changeNightTime({ nightTimeStart: 22, nightTimeEnd: 7 })))
    .thenState({ status: 'changed', values: { ...start, nightTimeStart: 22, nightTimeEnd: 7 } });
  preferences(started)
    .when(to(changeNightTime({ nightTimeStart: 20, nightTimeEnd: 8 })))
    .then([]);
  preferences(started)
    .when(to(chooseExamType('ukvi')))
    .then([{ type: 'ExamTypeChosen', data: { examType: 'ukvi' } }]);
  preferences(started)
    .when(to(chooseExamType('core')))
    .then([]);
});
