import { dayMs } from '#domain/core/durations.ts';
import { sections } from '#domain/question-types/section.ts';
import { strengthOf } from '#domain/statistics/skill-statistics.ts';
import type { Answers } from './fake-api.ts';

/** Answers the calls of the dashboard of a student who has done nothing yet. */
export const emptyDashboard = {
  fetchSkillStatistics: ({ days }) => ({
    status: 200,
    body: {
      days,
      skills: sections.map((skill) => ({ skill, ...strengthOf({ answered: 0, points: 0, maximum: 0 }) })),
      types: [],
      topics: [],
      difficulties: [],
      daily: Array.from({ length: days }, (_day, ago) => ({
        day: new Date(Date.now() - (days - 1 - ago) * dayMs).toISOString().slice(0, 10),
        answered: 0,
        percent: null,
      })),
    },
  }),
  fetchDueReviews: () => ({ status: 200, body: { due: [], dueToday: 0, scheduled: 0, nextDue: null } }),
  fetchExercises: () => ({ status: 200, body: { exercises: [] } }),
  fetchNextNotDone: () => ({ status: 200, body: { uid: null } }),
  fetchAllMockTest: () => ({
    status: 200,
    body: {
      mockTests: [],
      credits: { full_test: 0, sectional_test: 0 },
      extraPercent: null,
      stopClock: false,
      paidBy: { full: null, sectional: null },
    },
  }),
  getDateNow: () => ({ status: 200, body: { dateNow: new Date().toISOString() } }),
  fetchStudyPlan: () => ({
    status: 200,
    body: {
      settings: null,
      today: new Date().toISOString().slice(0, 10),
      scoreToday: { answers: 0, skills: [], figures: null },
      weeks: [],
      done: { types: [], reviews: 0, sittings: 0 },
      minutesThisWeek: 0,
      reasons: [],
    },
  }),
} satisfies Answers;
