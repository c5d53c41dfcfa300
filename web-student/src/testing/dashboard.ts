import { dayMs } from '#domain/core/durations.ts';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import { sections } from '#domain/question-types/section.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { strengthOf } from '#domain/statistics/skill-statistics.ts';
import type { Answers } from './fake-api.ts';
import { listing, questionListAnswers } from './practice/question-list.ts';
import { studyPlanAnswers } from './study-plan.ts';

interface TypeSum {
  readonly type: TypeCode;
  readonly answered: number;
  readonly points: number;
  readonly maximum: number;
}

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
        seconds: 0,
      })),
    },
  }),
  fetchDueReviews: () => ({ status: 200, body: { due: [], dueToday: 0, scheduled: 0, nextDue: null } }),
  fetchDueWordCount: () => ({ status: 200, body: { due: 0 } }),
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
  fetchStudyPlan: studyPlanAnswers().fetchStudyPlan,
} satisfies Answers;

/** Answers the dashboard calls of a student without a plan or tests. @param practised sums of the last days */
export function dashboardAnswers(practised: readonly TypeSum[] = []) {
  const bank = typesOf('new_format').map((type) => listing(`${type}-0001`));
  const { fetchExercises, fetchNextNotDone, fetchQuestion, fetchQuestions } = questionListAnswers(bank);
  return {
    ...emptyDashboard,
    fetchExercises,
    fetchNextNotDone,
    fetchQuestion,
    fetchQuestions,
    ...studyPlanAnswers(),
    fetchSkillStatistics: (input) => {
      const { status, body } = emptyDashboard.fetchSkillStatistics(input);
      const types = practised.map(({ type, ...sum }) => ({ type, ...strengthOf(sum) }));
      return { status, body: { ...body, types } };
    },
  } satisfies Answers;
}
