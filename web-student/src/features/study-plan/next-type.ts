import type { ExamType } from '#domain/accounts/exam-type.ts';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { SkillStatistics } from '#domain/statistics/skill-statistics.ts';
import { suggestedType, type Suggestion } from '#domain/statistics/suggested-type.ts';
import type { ExerciseCount } from '../practice/exercise-counts.ts';
import type { OwnStudyPlan } from './api/study-plan.ts';
import { nextOfPlan, reasonWords } from './plan-words.ts';

interface Known {
  readonly examType: ExamType;
  readonly statistics: SkillStatistics;
  readonly exercises: readonly ExerciseCount[];
  readonly plan: OwnStudyPlan;
}

const filledTypes = ({ examType, exercises }: Pick<Known, 'examType' | 'exercises'>) => {
  const filled = new Set(exercises.filter(({ total }) => total > 0).map(({ type }) => type));
  return typesOf(examType).filter((type) => filled.has(type));
};

/** Where a visitor may begin. */
export const firstType = (known: Pick<Known, 'examType' | 'exercises'>): TypeCode | undefined =>
  suggestedType(filledTypes(known), [])?.type;

/** The type to practise next, with the reason: what today's plan has next, and else what the statistics suggest. */
export function nextType({
  examType,
  statistics,
  exercises,
  plan,
}: Known): { readonly type: TypeCode; readonly why: string } | undefined {
  const types = filledTypes({ examType, exercises });
  const planned = nextOfPlan(plan);
  const suggestion = suggestedType(types, statistics.types);
  if (!suggestion) return undefined;
  const isPlanned = planned?.kind === 'type' && types.includes(planned.type);
  const type = isPlanned ? planned.type : suggestion.type;
  const because = isPlanned
    ? `Today’s plan: ${planned.questions} of these.`
    : suggestionWords(suggestion, statistics.days);
  const reason = plan.reasons.find((one) => one.type === type);
  return { type, why: reason ? `${because} ${reasonWords(reason)}`.trim() : because };
}

function suggestionWords({ reason, answered, percent }: Suggestion, days: number): string {
  const last = `in the last ${days} days`;
  if (reason === 'new_type') return `You have not practised this type ${last}.`;
  if (reason === 'weakest_type')
    return `You reach ${Math.round(percent ?? 0)}% here, the lowest of all types.`;
  return `Only ${answered === 1 ? 'one answer' : `${answered} answers`} ${last}: too few to say how strong you are.`;
}
