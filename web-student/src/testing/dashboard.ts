import { dayMs } from '#domain/core/durations.ts';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import { sections } from '#domain/question-types/section.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { strengthOf } from '#domain/statistics/skill-statistics.ts';
import type { Answers } from './fake-api.ts';
import { listing, questionListAnswers } from './question-list.ts';
import { studyPlanAnswers } from './study-plan.ts';

const nothing = strengthOf({ answered: 0, points: 0, maximum: 0 });

interface TypeSum {
  readonly type: TypeCode;
  readonly answered: number;
  readonly points: number;
  readonly maximum: number;
}

/** Answers the calls of the dashboard of a student without a plan or tests. @param practised sums of the last days */
export function dashboardAnswers(practised: readonly TypeSum[] = []) {
  const bank = typesOf('new_format').map((type) => listing(`${type}-0001`));
  const { fetchExercises, fetchNextNotDone, fetchQuestion, fetchQuestions } = questionListAnswers(bank);
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
        types: practised.map(({ type, ...sum }) => ({ type, ...strengthOf(sum) })),
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
