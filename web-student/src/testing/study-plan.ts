import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import { sections } from '#domain/question-types/section.ts';
import { overallWeights, sharesOfType } from '#domain/scorecards/weights.ts';
import type { PlanSettings } from '#domain/study-plan/plan-settings.ts';
import { scoreToday, type EarlierAnswer } from '#domain/study-plan/score-today.ts';
import { studyPlan } from '#domain/study-plan/study-plan.ts';
import type { Answers } from './fake-api.ts';

const examType = 'new_format';
const today = () => new Date().toISOString().slice(0, 10);

interface Known {
  readonly settings?: PlanSettings | null;
  readonly answers?: readonly EarlierAnswer[];
}

export function studyPlanAnswers({ settings: start = null, answers = [] }: Known = {}) {
  let settings = start;
  const save = (wanted: PlanSettings | null) => {
    settings = wanted;
    return { status: 200, body: { settings } } as const;
  };
  return {
    fetchStudyPlan: () => ({
      status: 200,
      body: {
        settings,
        today: today(),
        scoreToday: scoreToday(examType, answers, { now: new Date().toISOString(), timeZone: 'UTC' }, 'seed'),
        weeks: settings ? weeksOf(settings) : [],
        done: {
          types: [...Map.groupBy(answers, ({ type }) => type)].map(([type, own]) => ({
            type,
            answered: own.length,
          })),
          reviews: 0,
          sittings: [],
        },
        minutesThisWeek: 0,
        reasons: typesOf(examType).map((type) => reasonOf(type, answers)),
      },
    }),
    saveStudyPlan: save,
    endStudyPlan: () => save(null),
  } satisfies Answers;
}

function weeksOf(settings: PlanSettings) {
  const weights = overallWeights(examType);
  return studyPlan({
    settings,
    today: today(),
    types: typesOf(examType).map((type) => ({
      type,
      weight: weights[type] ?? 0,
      answered: 0,
      share: null,
      lately: 0,
    })),
    score: null,
    reviews: [],
    sittings: [],
    lastSitting: null,
  });
}

function reasonOf(type: ReturnType<typeof typesOf>[number], answers: readonly EarlierAnswer[]) {
  const own = answers.filter((answer) => answer.type === type);
  const total = (of: 'points' | 'maximum') => own.reduce((sum, answer) => sum + answer[of], 0);
  const shares = sharesOfType(examType, type);
  const [skill] = sections
    .filter((one) => shares[one] !== undefined)
    .toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  return {
    type,
    last: { answered: 0, right: 0 },
    worth: skill === undefined ? null : { skill, share: shares[skill] ?? 0 },
    known: {
      weight: overallWeights(examType)[type] ?? 0,
      answered: own.length,
      share: own.length === 0 ? null : total('points') / total('maximum'),
    },
  };
}
