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

/** The grade of an answer that was judged in parts, of which few earn everything; `undefined` for all others. */
const judgedOf = ({ points, maximum, traits = [] }: Graded): JudgedGrade | undefined =>
  traits.length > 1 && maximum > 0 ? judgedGrade(points / maximum) : undefined;

export function gradeOf(score: Graded): Grade {
  const grade = judgedOf(score);
  if (grade) return looks[grade];
  const { points, maximum } = score;
  if (points >= maximum) return 'right';
  return points > 0 ? 'partial' : 'wrong';
}

/** The scored part, if not all was scored: `form and spelling only`. Spelling that costs no points was checked too. */
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

/** What a list says of the last answer: `Weak last time` where it was judged, else `Wrong last time`. */
export function lastGradeNameOf(last: Parameters<typeof lastGradeOf>[0]): string {
  const grade = lastGradeOf(last);
  if (grade === 'right') return 'Done';
  if (grade === 'partial') return 'Fair last time';
  return isJudged(last.type) ? 'Weak last time' : 'Wrong last time';
}

/** A grade in a word: `Excellent` where it was judged, else `Right`, `Partly right` or `Not right`. */
export function gradeNameOf(score: Graded): string {
  const grade = judgedOf(score);
  return grade ? judgedNames[grade] : gradeNames[gradeOf(score)];
}

export const gradeNames = {
  right: 'Right',
  partial: 'Partly right',
  wrong: 'Not right',
} as const satisfies Record<Grade, string>;
