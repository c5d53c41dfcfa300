import { expect, it } from 'vitest';
import type { PlanSettings } from '#domain/study-plan/plan-settings.ts';
import { userId } from '../core/testing/examples.ts';
import { rowsAfter, type Example } from '../core/testing/recorded.ts';
import { planReminders } from './projection.ts';

const set = (reminder: PlanSettings['reminder'], of = userId): Example => ({
  type: 'StudyPlanSet',
  data: { examDate: null, targetScore: 70, weekdays: [1], minutesAWeek: 60, reminder },
  stream: `study_plan-${of}`,
  userId: of,
});
const morning = set({ hour: 7, timeZone: 'Europe/Berlin' });
const ended: Example = { type: 'StudyPlanEnded', data: {}, stream: `study_plan-${userId}`, userId };
const deleted: Example = { type: 'AccountDeleted', data: {}, stream: `account-${userId}`, userId };

const none = { userId, hour: null, timeZone: null };

it.each([
  ['a plan without one', [set(null)], []],
  ['one that is set', [morning], [{ userId, hour: 7, timeZone: 'Europe/Berlin' }]],
  [
    'one that is changed',
    [morning, set({ hour: 20, timeZone: 'UTC' })],
    [{ userId, hour: 20, timeZone: 'UTC' }],
  ],
  ['one that is stopped', [morning, set(null)], [none]],
  ['a plan that is ended', [morning, ended], [none]],
  ['an account that is deleted', [morning, deleted], [none]],
])('handles %s', (_name, events, rows) => {
  expect(rowsAfter(planReminders, events)).toEqual(rows);
});

it('keeps two users apart', () => {
  const other = set({ hour: 8, timeZone: 'UTC' }, 'another-user');
  expect(rowsAfter(planReminders, [morning, other, ended])).toEqual([
    none,
    { userId: 'another-user', hour: 8, timeZone: 'UTC' },
  ]);
});
