import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import type { QuestionListing } from '#domain/questions/contract.ts';
import { isJudged, judgedGrade, type JudgedGrade } from '#domain/scoring/judged-grade.ts';
import type { Score } from '#domain/scoring/score.ts';

export type Grade = 'right' | 'partial' | 'wrong';

type Graded = Pick<Score, 'points' | 'maximum'> & Partial<Pick<Score, 'traits'>>;

const looks = { excellent: 'right', good: 'right', fair: 'partial', weak: 'wrong' } as const satisfies Record<
  JudgedGrade,
  Grade
>;
const judgedNames = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  weak: 'Weak',
} as const satisfies Record<JudgedGrade, string>;

/** Grades answers that are scored by trait, because few get full points; undefined for others. */
const judgedOf = ({ points, maximum, traits = [] }: Graded): JudgedGrade | undefined =>
  traits.length > 1 && maximum > 0 ? judgedGrade(points / maximum) : undefined;

export function gradeOf(score: Graded): Grade {
  const grade = judgedOf(score);
  if (grade) return looks[grade];
  const { points, maximum } = score;
  if (points >= maximum) return 'right';
  return points > 0 ? 'partial' : 'wrong';
}

/** The scored part, if something is not scored: `form and spelling only`. Includes spelling that costs no points. */
export function judgedPart({
  traits,
  notJudged = [],
  remarks,
}: Pick<Score, 'traits' | 'notJudged' | 'remarks'>) {
  if (notJudged.length === 0) return undefined;
  const judged: string[] = traits.map(({ trait }) => skillNames[trait].toLowerCase());
  const spelling = skillNames.spelling.toLowerCase();
  if (remarks !== undefined && !judged.includes(spelling)) judged.push(spelling);
  return `${judged.join(' and ')} only`;
}

export function lastGradeOf({
  type,
  lastPercent,
  lastSuccessful,
}: Pick<QuestionListing, 'type' | 'lastPercent' | 'lastSuccessful'>): Grade {
  if (isJudged(type) && lastPercent !== null) return looks[judgedGrade(lastPercent / 100)];
  return lastSuccessful === false ? 'wrong' : 'right';
}

/** `Weak last time` for types that are graded, else `Wrong last time`. */
export function lastGradeNameOf(last: Parameters<typeof lastGradeOf>[0]): string {
  const grade = lastGradeOf(last);
  if (grade === 'right') return 'Done';
  if (grade === 'partial') return 'Fair last time';
  return isJudged(last.type) ? 'Weak last time' : 'Wrong last time';
}

export function gradeNameOf(score: Graded): string {
  const grade = judgedOf(score);
  return grade ? judgedNames[grade] : gradeNames[gradeOf(score)];
}

export const gradeNames = {
  right: 'Right',
  partial: 'Partly right',
  wrong: 'Not right',
} as const satisfies Record<Grade, string>;
