/** A place on the Rasch scale, in logits. A student at a question's place gets half of its points. */
export type Rating = {
  readonly place: number;
  /** The square of the standard error of the place. */
  readonly variance: number;
};

/** A student without any rating. */
export const newStudent: Rating = { place: 0, variance: 1.5 };

/** At a student's level is what they get such a share of the points of: hard enough to learn, not to lose heart. */
export const levelChances = { least: 0.6, most: 0.75 } as const;

/** How far a step of the author's label, 1 to 5, lies from the next one, and how sure a label is. */
export const label = { middle: 3, step: 0.8, variance: 1 } as const;

/**
 * Kept large, since students learn. Of those tried by `npm run bench -- --only prediction` it predicts growth best, and
 * steadiness hardly worse.
 */
const leastStudentVariance = 0.06;

/** A question as its author sees it. @param difficulty 1 to 5 */
export function ratingOfLabel(difficulty: number): Rating {
  return { place: (difficulty - label.middle) * label.step, variance: label.variance };
}

/** The share of the points that is expected, 0 to 1. */
export function chanceOf(student: Pick<Rating, 'place'>, question: Pick<Rating, 'place'>): number {
  return 1 / (1 + Math.exp(question.place - student.place));
}

/** How far a student stands above a question at which a chance is reached. @param chance between 0 and 1 */
export function leadAt(chance: number): number {
  return Math.log(chance / (1 - chance));
}

export function standardErrorOf({ variance }: Rating): number {
  return Math.sqrt(variance);
}

/** How much an answer tells about the one where the other is known so well: Glicko's g, on the logit scale. */
const trustIn = ({ variance }: Rating): number => 1 / Math.sqrt(1 + (3 * variance) / Math.PI ** 2);

/** A step towards what was reached, as large as the place is unsure: each answer makes the next step smaller. */
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

/** Both after an answer: Elo by the Rasch model with the variance as step. @param share of the points, 0 to 1 */
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
