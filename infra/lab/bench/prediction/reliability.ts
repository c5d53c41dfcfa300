/** An answer, and the chance that was foretold for it, 0 to 1. */
interface Foretold {
  readonly chance: number;
  readonly isRight: boolean;
}

/** The mean square of what was foretold beside what came: 0 for a prophet, 0.25 for who always says 50 %. */
export function brierScore(all: readonly Foretold[]): number {
  return meanOf(all.map(({ chance, isRight }) => (chance - Number(isRight)) ** 2));
}

/** The answers for which about the same chance was foretold. */
export interface Band {
  /** The lowest chance of the band, 0 to 0.9; each is a tenth wide. */
  readonly from: number;
  readonly answers: number;
  /** On average. */
  readonly foretold: number;
  /** What share of them was right. */
  readonly right: number;
}

/** The reliability table: bands that hold an answer, from the lowest on. */
export function bandsOf(all: readonly Foretold[]): Band[] {
  const tenths = Map.groupBy(all, ({ chance }) => Math.min(9, Math.floor(chance * 10)));
  return [...tenths]
    .toSorted(([one], [other]) => one - other)
    .map(([tenth, answers]) => ({
      from: tenth / 10,
      answers: answers.length,
      foretold: meanOf(answers.map(({ chance }) => chance)),
      right: meanOf(answers.map(({ isRight }) => Number(isRight))),
    }));
}

/** How far foretold and right lie apart in a band, on average over the answers. */
export function calibrationError(all: readonly Foretold[]): number {
  const apart = bandsOf(all).map(({ answers, foretold, right }) => Math.abs(foretold - right) * answers);
  return apart.reduce((sum, one) => sum + one, 0) / all.length;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
