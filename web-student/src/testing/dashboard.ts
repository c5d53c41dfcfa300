import { sections } from '#domain/question-types/section.ts';
import { strengthOf } from '#domain/statistics/skill-statistics.ts';
import type { Answers } from './fake-api.ts';
import { listing, questionListAnswers } from './question-list.ts';
import { studyPlanAnswers } from './study-plan.ts';

const nothing = strengthOf({ answered: 0, points: 0, maximum: 0 });
const dayMs = 86_400_000;

/** Answers the calls of the dashboard of a student who has not answered anything. */
export function dashboardAnswers() {
  const { fetchExercises, fetchNextNotDone, fetchQuestion, fetchQuestions } = questionListAnswers([
    listing('RSA-0001'),
    listing('RFB-0001'),
    listing('LIW-0001'),
  ]);
  return {
    fetchExercises,
    fetchNextNotDone,
    fetchQuestion,
    fetchQuestions,
    ...studyPlanAnswers(),
    fetchSkillStatistics: ({ days }) => ({
      status: 200,
      body: {
        days,
        skills: sections.map((skill) => ({ skill, ...nothing })),
        types: [],
        topics: [],
        difficulties: [],
        daily: Array.from({ length: days }, (_day, index) => ({
          day: new Date(Date.now() - (days - 1 - index) * dayMs).toISOString().slice(0, 10),
          answered: 0,
          percent: null,
        })),
      },
    }),
    fetchDueReviews: () => ({ status: 200, body: { due: [], dueToday: 0, scheduled: 0, nextDue: null } }),
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
  } satisfies Answers;
}
