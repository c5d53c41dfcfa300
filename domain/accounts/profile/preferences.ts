import type { EventOf } from '../../core/events/codec.ts';
import { isRejection, reject, type Decision } from '../../core/events/decision.ts';
import { defineStream } from '../../core/events/stream.ts';
import type { ExamType } from '../exam-type.ts';
import {
  changedBy,
  preferenceEvents,
  preferenceValuesSchema,
  type PreferenceEvent,
  type PreferenceValues,
} from './preference-values.ts';
import { isOwnStep, type StepName } from './steps.ts';

const events = {
  /** The values before the first change, from the registration or an older release. */
  PreferencesStarted: { version: 1, schema: preferenceValuesSchema },
  ...preferenceEvents,
} as const;

export type PreferencesEvent = EventOf<typeof events>;

export type Preferences =
  | { readonly status: 'unchanged' }
  | { readonly status: 'changed'; readonly values: PreferenceValues };

export const preferencesStream = defineStream({
  category: 'preferences',
  subject: 'Preferences',
  events,
  initial: { status: 'unchanged' },
  evolve(state: Preferences, event): Preferences {
    if (event.type === 'PreferencesStarted') return { status: 'changed', values: event.data };
    if (state.status === 'unchanged') return state;
    return { status: 'changed', values: changedBy(state.values, event) };
  },
});

export function valuesOf(state: Preferences, start: PreferenceValues): PreferenceValues {
  return state.status === 'unchanged' ? start : state.values;
}

export type Change<Code extends string> = (values: PreferenceValues) => Decision<PreferenceEvent, Code>;

/** The first change also records all other values. */
export function changePreferences<Code extends string>(
  state: Preferences,
  { start, change }: { readonly start: PreferenceValues; readonly change: Change<Code> },
): Decision<PreferencesEvent, Code> {
  const decision = change(valuesOf(state, start));
  if (isRejection(decision) || decision.length === 0 || state.status === 'changed') return decision;
  return [{ type: 'PreferencesStarted', data: { ...start, stepsDone: [...start.stepsDone] } }, ...decision];
}

export function markStep(step: StepName): Change<'not_allowed'> {
  return ({ stepsDone }) => {
    if (!isOwnStep(step)) return reject('not_allowed');
    return stepsDone.includes(step) ? [] : [{ type: 'StepMarked', data: { step } }];
  };
}

export function noteStep(step: StepName): Change<never> {
  return ({ stepsDone }) => (stepsDone.includes(step) ? [] : [{ type: 'StepMarked', data: { step } }]);
}

/** Reverts a derived marker. */
export function dropStep(step: StepName): Change<never> {
  return ({ stepsDone }) => (stepsDone.includes(step) ? [{ type: 'StepUnmarked', data: { step } }] : []);
}

export function unmarkStep(step: StepName): Change<'not_allowed'> {
  return ({ stepsDone }) => {
    if (!isOwnStep(step)) return reject('not_allowed');
    return stepsDone.includes(step) ? [{ type: 'StepUnmarked', data: { step } }] : [];
  };
}

export function switchNightMode(isNightMode: boolean): Change<never> {
  return (values) =>
    isNightMode === values.isNightMode ? [] : [{ type: 'NightModeSwitched', data: { isNightMode } }];
}

export function changeNightTime(hours: {
  readonly nightTimeStart: number;
  readonly nightTimeEnd: number;
}): Change<never> {
  const { nightTimeStart, nightTimeEnd } = hours;
  return (values) =>
    nightTimeStart === values.nightTimeStart && nightTimeEnd === values.nightTimeEnd
      ? []
      : [{ type: 'NightTimeChanged', data: { nightTimeStart, nightTimeEnd } }];
}

export function chooseExamType(examType: ExamType): Change<never> {
  return (values) => (examType === values.examType ? [] : [{ type: 'ExamTypeChosen', data: { examType } }]);
}
