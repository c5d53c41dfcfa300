import { dayMs } from '#domain/core/durations.ts';
import { skillsCounted } from '#domain/question-types/catalogue/skills.ts';
import { sections } from '#domain/question-types/section.ts';
import type { QuestionListing } from '#domain/questions/contract.ts';
import { strengthOf } from '#domain/statistics/skill-statistics.ts';
import type { Answers } from './fake-api.ts';
import { studyPlanAnswers } from './study-plan.ts';

export function statisticsAnswers(questions: readonly QuestionListing[]) {
  const answered = questions.filter((question) => question.answered > 0);
  const sumOf = (some: readonly QuestionListing[]) => {
    const sum = { answered: 0, points: 0, maximum: 0 };
    for (const { answered: times, lastPercent } of some) {
      sum.answered += times;
      sum.points += (times * (lastPercent ?? 0)) / 100;
      sum.maximum += times;
    }
    return sum;
  };
  const strengthWhere = (belongs: (question: QuestionListing) => boolean) =>
    strengthOf(sumOf(answered.filter(belongs)));
  const types = [...new Set(answered.map(({ type }) => type))];
  return {
    fetchStudyPlan: studyPlanAnswers().fetchStudyPlan,
    fetchStatistics: () => ({
      status: 200,
      body: {
        types: types.map((type) => {
          const ofType = answered.filter((question) => question.type === type);
          const sum = sumOf(ofType);
          const right = sumOf(ofType.filter(({ lastSuccessful }) => lastSuccessful === true)).answered;
          return { type, ...sum, right, seconds: 30 * sum.answered };
        }),
      },
    }),
    fetchSkillStatistics: ({ days }) => ({
      status: 200,
      body: {
        days,
        skills: sections.map((skill) => ({
          skill,
          ...strengthWhere(({ type }) => skillsCounted(type, 'new_format').includes(skill)),
        })),
        types: types.map((type) => ({ type, ...strengthWhere((question) => question.type === type) })),
        topics: [...new Set(answered.flatMap(({ topics }) => topics))].map((topic) => ({
          topic,
          ...strengthWhere(({ topics }) => topics.includes(topic)),
        })),
        difficulties: [...new Set(answered.map(({ difficulty }) => difficulty))].map((difficulty) => ({
          difficulty,
          ...strengthWhere((question) => question.difficulty === difficulty),
        })),
        daily: Array.from({ length: days }, (_day, index) => {
          const isToday = index === days - 1;
          const { answered: times, percent } = strengthWhere(() => isToday);
          const day = new Date(Date.now() - (days - 1 - index) * dayMs).toISOString().slice(0, 10);
          return { day, answered: times, percent, seconds: 30 * times };
        }),
      },
    }),
  } satisfies Answers;
}
