/** An answer, and its predicted chance, 0 to 1. */
interface Foretold {
  readonly chance: number;
  readonly isRight: boolean;
}

/** The mean squared error of the predictions: 0 if perfect, 0.25 for a constant 50 %. */
export function brierScore(all: readonly Foretold[]): number {
  return meanOf(all.map(({ chance, isRight }) => (chance - Number(isRight)) ** 2));
}

/** The answers with about the same predicted chance. */
export interface Band {
  /** The lower limit of the band, 0 to 0.9; each band is a tenth wide. */
  readonly from: number;
  readonly answers: number;
  /** The mean predicted chance. */
  readonly foretold: number;
  readonly right: number;
}

/** The reliability table: the bands with answers, lowest first. */
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

/** The mean difference between the predicted and the actual share of a band, weighted by answers. */
export function calibrationError(all: readonly Foretold[]): number {
  const apart = bandsOf(all).map(({ answers, foretold, right }) => Math.abs(foretold - right) * answers);
  return apart.reduce((sum, one) => sum + one, 0) / all.length;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
