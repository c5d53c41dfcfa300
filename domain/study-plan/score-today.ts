import type { ExamType } from '../accounts/exam-type.ts';
import { dayMs } from '../core/durations.ts';
import type { Instant } from '../core/instant.ts';
import { localTime } from '../core/time-zone.ts';
import { sections, type Section } from '../question-types/section.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import { estimate, type Figure } from '../scorecards/estimate.ts';

export interface EarlierAnswer {
  readonly uid: string;
  readonly type: TypeCode;
  readonly points: number;
  readonly maximum: number;
  readonly at: Instant;
  /** `full`: a sitting of all four skills. `part`: any other sitting. */
  readonly from: 'practice' | 'part' | 'full';
}

export interface ScoreToday {
  /** All answers are from one calendar day: there are ranges, but no score yet. */
  readonly isEarly: boolean;
  readonly answers: number;
  readonly skills: readonly Section[];
  readonly figures: {
    readonly overall: Figure | null;
    readonly skills: { readonly [Skill in Section]?: Figure };
  } | null;
}

/** The answers over as many skills before a score is shown: issue 12, section 5. */
export const fewestAnswers = 30;
const fewestSkills = 2;

/** The half-life of an answer's weight. Our own choice: ADR 42. */
const halfLifeDays = 30;
/** Relative to a full sitting: practice has no exam clock, and shows its reasons. */
const weightOf = { full: 1, part: 0.8, practice: 0.5 } as const;
/** The maximum per type, heaviest first: more would add little and cost time. */
const mostOfType = 12;

/**
 * Today's score, by the scorecard's arithmetic: recent answers and full sittings count more.
 * @param at `timeZone`: IANA name
 * @param seed the student's id
 */
export function scoreToday(
  examType: ExamType,
  earlier: readonly EarlierAnswer[],
  { now, timeZone }: { readonly now: Instant; readonly timeZone: string },
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
  return {
    isEarly: isOfOneDay(earlier, timeZone),
    answers,
    skills: known,
    figures: isEnough ? { overall, skills } : null,
  };
}

function isOfOneDay(earlier: readonly EarlierAnswer[], timeZone: string): boolean {
  const inOrder = earlier.map(({ at }) => at).toSorted();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return true;
  return localTime(first, timeZone).day === localTime(last, timeZone).day;
}
