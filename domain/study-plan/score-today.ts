import type { ExamType } from '../accounts/exam-type.ts';
import { dayMs } from '../core/durations.ts';
import type { Instant } from '../core/instant.ts';
import { sections, type Section } from '../question-types/section.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import { estimate, type Figure } from '../scorecards/estimate.ts';

/** One answer that has a score, of practice or of a sitting. */
export interface EarlierAnswer {
  readonly uid: string;
  readonly type: TypeCode;
  readonly points: number;
  readonly maximum: number;
  readonly at: Instant;
  /** `full`: a sitting of all four skills. `part`: any other sitting. */
  readonly from: 'practice' | 'part' | 'full';
}

/** What a student would score today; `figures` is null where too little is known. */
export interface ScoreToday {
  /** All answers are of the last day: a range can be told, and no score yet. */
  readonly isEarly: boolean;
  /** How many answers there are, counted up to `fewestAnswers`. */
  readonly answers: number;
  readonly skills: readonly Section[];
  readonly figures: {
    readonly overall: Figure | null;
    readonly skills: { readonly [Skill in Section]?: Figure };
  } | null;
}

/** No score is told before there are so many answers over so many skills: issue 12, section 5. */
export const fewestAnswers = 30;
const fewestSkills = 2;

/** An answer counts half as much as one that is so many days younger. Our own choice: infra/adr/0042. */
const halfLifeDays = 30;
/** Beside an answer of a whole sitting: practice has no clock of the exam, and its reasons stand beside it. */
const weightOf = { full: 1, part: 0.8, practice: 0.5 } as const;
/** Of each type the answers that count most; more of them would tell little more, and take longer to weigh. */
const mostOfType = 12;

/**
 * The score of today from practice and sittings together, by the arithmetic of the scorecard: recent answers and those
 * of whole sittings count more.
 * @param seed of the ranges: the student's id
 */
export function scoreToday(
  examType: ExamType,
  earlier: readonly EarlierAnswer[],
  now: Instant,
  seed: string,
): ScoreToday {
  const items = Map.groupBy(earlier, ({ type }) => type)
    .values()
    .flatMap((own) =>
      own
        .map(({ uid, type, points, maximum, at, from }) => {
          const days = Math.max(0, Date.parse(now) - Date.parse(at)) / dayMs;
          const weight = weightOf[from] * 0.5 ** (days / halfLifeDays);
          return { uid, type, score: { points, maximum }, weight };
        })
        .toSorted((a, b) => b.weight - a.weight)
        .slice(0, mostOfType),
    )
    .toArray();
  const { overall = null, skills } = estimate(examType, items, seed);
  const known = sections.filter((skill) => skills[skill]);
  const answers = Math.min(earlier.length, fewestAnswers);
  const isEnough = answers >= fewestAnswers && known.length >= fewestSkills;
  const isEarly = earlier.every(({ at }) => Date.parse(now) - Date.parse(at) < dayMs);
  return { isEarly, answers, skills: known, figures: isEnough ? { overall, skills } : null };
}
