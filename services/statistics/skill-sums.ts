import type { ExamType } from '#domain/accounts/exam-type.ts';
import { skillsCounted } from '#domain/question-types/catalogue/skills.ts';
import { sections } from '#domain/question-types/section.ts';
import { typeCodes } from '#domain/question-types/type-code.ts';
import { questionTopics } from '#domain/question-types/question-topics.ts';
import { strengthOf, type SkillStatistics, type Strength } from '#domain/statistics/skill-statistics.ts';
import type { PracticeSum } from '#projections/attempts/queries.ts';
import type { DaySeconds } from '#projections/test-times/queries.ts';

const difficulties = [1, 2, 3, 4, 5] as const;

/**
 * Practice by skill, type, topic, difficulty and day; a question counts in each of its skills and topics.
 * @param period `days`: dates, oldest first; `spent`: times of practice and tests
 */
export function skillSums(
  sums: readonly PracticeSum[],
  period: {
    readonly days: readonly string[];
    readonly examType: ExamType;
    readonly spent: readonly DaySeconds[];
  },
): Omit<SkillStatistics, 'days'> {
  const strengthWhere = (belongs: (sum: PracticeSum) => boolean) => strengthOf(totalOf(sums.filter(belongs)));
  return {
    skills: sections.map((skill) => ({
      skill,
      ...strengthWhere(({ type }) => skillsCounted(type, period.examType).includes(skill)),
    })),
    types: typeCodes
      .map((type) => ({ type, ...strengthWhere((sum) => sum.type === type) }))
      .filter(wasAnswered),
    topics: questionTopics
      .map((topic) => ({ topic, ...strengthWhere((sum) => sum.topics.includes(topic)) }))
      .filter(wasAnswered),
    difficulties: difficulties
      .map((difficulty) => ({ difficulty, ...strengthWhere((sum) => sum.difficulty === difficulty) }))
      .filter(wasAnswered),
    daily: period.days.map((day) => {
      const { answered, percent } = strengthWhere((sum) => sum.day === day);
      const seconds = period.spent.find((spent) => spent.day === day)?.seconds ?? 0;
      return { day, answered, percent, seconds };
    }),
  };
}

const wasAnswered = ({ answered }: Strength) => answered > 0;

function totalOf(sums: readonly PracticeSum[]) {
  const total = { answered: 0, points: 0, maximum: 0 };
  for (const { answered, points, maximum } of sums) {
    total.answered += answered;
    total.points += points;
    total.maximum += maximum;
  }
  return total;
}
