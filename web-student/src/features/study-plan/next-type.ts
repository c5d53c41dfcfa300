import type { ExamType } from '#domain/accounts/exam-type.ts';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { overallWeights } from '#domain/scorecards/weights.ts';
import { suggestedType } from '#domain/statistics/suggested-type.ts';
import type { ExerciseCount } from '#student/queries/exercise-counts.ts';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import { nextOfPlan, reasonWords, toWinWords } from './plan-words.ts';

interface Known {
  readonly examType: ExamType;
  readonly exercises: readonly ExerciseCount[];
  readonly plan: OwnStudyPlan;
}

const filledTypes = ({ examType, exercises }: Pick<Known, 'examType' | 'exercises'>) => {
  const filled = new Set(exercises.filter(({ total }) => total > 0).map(({ type }) => type));
  return typesOf(examType).filter((type) => filled.has(type));
};

export function firstType(known: Pick<Known, 'examType' | 'exercises'>): TypeCode | undefined {
  const weights = overallWeights(known.examType);
  const untouched = filledTypes(known).map((type) => ({
    type,
    weight: weights[type] ?? 0,
    answered: 0,
    share: null,
  }));
  return suggestedType(untouched, null)?.type;
}

export function nextType({
  examType,
  exercises,
  plan,
}: Known): { readonly type: TypeCode; readonly why: string } | undefined {
  const types = filledTypes({ examType, exercises });
  const known = plan.reasons
    .filter(({ type }) => types.includes(type))
    .map((one) => ({ type: one.type, ...one.known }));
  const planned = nextOfPlan(plan);
  const suggestion = suggestedType(known, plan.settings?.targetScore ?? null);
  if (!suggestion) return undefined;
  const isPlanned = planned?.kind === 'type' && types.includes(planned.type);
  const type = isPlanned ? planned.type : suggestion.type;
  const reason = plan.reasons.find((one) => one.type === type);
  const because = isPlanned
    ? [`Today’s plan: ${planned.questions} of these.`]
    : suggestion.answered === 0
      ? ['You have not answered this type yet.']
      : [];
  const words = [...because, ...(reason ? [toWinWords(plan, type), reasonWords(reason)] : [])];
  return { type, why: words.filter((each) => each !== '').join(' ') };
}
