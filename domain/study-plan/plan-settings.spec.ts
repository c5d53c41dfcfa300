import { expect, test } from 'vitest';
import type { JsonObject } from '../core/events/json.ts';
import { given } from '../core/testing/given-when-then.ts';
import {
  endPlan,
  planSettingsSchema,
  setPlan,
  resumeReminder,
  stopReminder,
  studyPlanStream,
  type PlanSettings,
  type StudyPlanEvent,
} from './plan-settings.ts';

const settings: PlanSettings = {
  examDate: '2026-12-18',
  targetScore: 70,
  weekdays: [1, 3, 5],
  minutesAWeek: 180,
  reminder: null,
};
const set: StudyPlanEvent = { type: 'StudyPlanSet', data: settings };
const ended: StudyPlanEvent = { type: 'StudyPlanEnded', data: {} };

test('sets, changes and ends a plan', () => {
  given(studyPlanStream, [])
    .when((state) => setPlan(state, settings))
    .then([set]);
  given(studyPlanStream, [set])
    .when((state) => setPlan(state, { ...settings, examDate: null }))
    .thenState({ settings: { ...settings, examDate: null }, formerReminder: null });
  given(studyPlanStream, [set]).when(endPlan).then([ended]);
});

test('records nothing that is already so', () => {
  given(studyPlanStream, []).when(endPlan).then([]);
  given(studyPlanStream, [set, ended]).when(endPlan).then([]);
  given(studyPlanStream, [set])
    .when((state) => setPlan(state, { ...settings, weekdays: [1, 3, 5] }))
    .then([]);
});

test.each([
  ['examDate', null],
  ['examDate', '2027-01-04'],
  ['targetScore', 65],
  ['weekdays', [1, 3, 6]],
  ['minutesAWeek', 200],
  ['reminder', { hour: 7, timeZone: 'Europe/Berlin' }],
] as const)('another %s is another plan', (field, value) => {
  const wanted = { ...settings, [field]: value } as PlanSettings;
  given(studyPlanStream, [set])
    .when((state) => setPlan(state, wanted))
    .then([{ type: 'StudyPlanSet', data: wanted }]);
});

test.each([
  ['no day', { weekdays: [] }, 'weekdays'],
  ['a day twice', { weekdays: [1, 1] }, 'weekdays'],
  ['days out of order', { weekdays: [5, 1] }, 'weekdays'],
  ['no such day', { weekdays: [8] }, 'weekdays.0'],
  ['too little time for its days', { weekdays: [1, 2, 3], minutesAWeek: 89 }, 'minutesAWeek'],
  ['a score above the scale', { targetScore: 91 }, 'targetScore'],
  ['a date that does not exist', { examDate: '2026-02-30' }, 'examDate'],
])('refuses %s', (_, change, field) => {
  const parsed = planSettingsSchema.safeParse({ ...settings, ...change });
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

test('stops reminders and keeps the plan', () => {
  const data = { ...settings, reminder: { hour: 7, timeZone: 'UTC' } };
  const reminded: StudyPlanEvent = { type: 'StudyPlanSet', data };
  given(studyPlanStream, [reminded]).when(stopReminder).then([set]);
  given(studyPlanStream, [set]).when(stopReminder).then([]);
  given(studyPlanStream, [reminded, ended]).when(stopReminder).then([]);
  given(studyPlanStream, [reminded, set]).when(resumeReminder).then([reminded]);
  for (const before of [[], [set], [reminded], [reminded, ended]]) {
    given(studyPlanStream, before).when(resumeReminder).then([]);
  }
});

test('reads a plan without a reminder as one with none', () => {
  const { reminder: _reminder, ...stored } = settings;
  expect(studyPlanStream.decode('StudyPlanSet', 1, stored as JsonObject)).toEqual(set);
});

test.each([
  [{ targetScore: 5 }, 'Enter a whole number from 10 to 90.'],
  [{ targetScore: 95 }, 'Enter a whole number from 10 to 90.'],
  [{ targetScore: Number.NaN }, 'Enter a whole number from 10 to 90.'],
  [{ minutesAWeek: 5000 }, 'Enter a whole number of minutes from 30 to 3000.'],
  [{ examDate: 'soon' }, 'Enter a date.'],
])('refuses %o in a sentence for students', (wrong, message) => {
  const [issue] = planSettingsSchema.safeParse({ ...settings, ...wrong }).error?.issues ?? [];
  expect(issue?.message).toBe(message);
});
