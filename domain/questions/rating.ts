/** A place on the Rasch scale, in logits. A student at a question's place gets half of its points. */
export type Rating = {
  readonly place: number;
  /** The squared standard error. */
  readonly variance: number;
};

export const newStudent: Rating = { place: 0, variance: 1.5 };

/** Questions at a student's level have an expected share in this range: hard enough to learn, easy enough to stay motivated. */
export const levelChances = { least: 0.6, most: 0.75 } as const;

/** The distance of the author's labels, 1 to 5, on the scale, and their variance. */
export const label = { middle: 3, step: 0.8, variance: 1 } as const;

/** Large, since students learn: tuned by `npm run bench -- --only prediction` for growth without much loss of steadiness. */
const leastStudentVariance = 0.06;

/** By the author's label. @param difficulty 1 to 5 */
export function ratingOfLabel(difficulty: number): Rating {
  return { place: (difficulty - label.middle) * label.step, variance: label.variance };
}

/** The expected share of the points, 0 to 1. */
export function chanceOf(student: Pick<Rating, 'place'>, question: Pick<Rating, 'place'>): number {
  return 1 / (1 + Math.exp(question.place - student.place));
}

/** The lead of a student over a question at an expected share. @param chance between 0 and 1 */
export function leadAt(chance: number): number {
  return Math.log(chance / (1 - chance));
}

/** The information of an answer given the other side's variance: Glicko's g, on the logit scale. */
const trustIn = ({ variance }: Rating): number => 1 / Math.sqrt(1 + (3 * variance) / Math.PI ** 2);

/** The step is proportional to the variance, so it shrinks with each answer. */
function moved(
  rating: Rating,
  other: Rating,
  surprise: (expected: number) => number,
  difference: number,
): Rating {
  const trust = trustIn(other);
  const expected = 1 / (1 + Math.exp(-trust * difference));
  const variance = 1 / (1 / rating.variance + trust ** 2 * expected * (1 - expected));
  return { place: rating.place + variance * trust * surprise(expected), variance };
}

/** Both ratings after an answer: Elo on the Rasch model with the variance as step. @param share of the points, 0 to 1 */
export function ratedBy(
  student: Rating,
  question: Rating,
  share: number,
): { readonly student: Rating; readonly question: Rating } {
  const difference = student.place - question.place;
  const next = moved(student, question, (expected) => share - expected, difference);
  return {
    student: { ...next, variance: Math.max(next.variance, leastStudentVariance) },
    question: moved(question, student, (expected) => expected - share, difference),
  };
}
