/** A guesser's ranking of the options by a visible measure, and the right ones. */
export interface Guess {
  /** One number per option; the guesser takes the highest. */
  readonly ranks: readonly number[];
  readonly keys: readonly number[];
}

export interface Outcome {
  /** Right guesses, if as many are taken as are right; ties share the chance. */
  readonly hits: number;
  /** The average for random keys. */
  readonly expected: number;
  /** The probabilities of at least and at most as many hits for random keys. */
  readonly atLeast: number;
  readonly atMost: number;
}

/** The probability of each option: the highest are certain, and ties for the last places are drawn. */
export function taken({ ranks, keys }: Guess): number[] {
  const last = ranks.toSorted((one, other) => other - one)[keys.length - 1] ?? 0;
  const above = ranks.filter((rank) => rank > last).length;
  const tied = ranks.filter((rank) => rank === last).length;
  return ranks.map((rank) => (rank > last ? 1 : rank === last ? (keys.length - above) / tied : 0));
}

function subsets(weights: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return weights.flatMap((weight, index) =>
    subsets(weights.slice(index + 1), size - 1).map((rest) => [weight, ...rest]),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
/** Rounded, so that sums of thirds and sevenths compare equal. */
const rounded = (hits: number) => Math.round(hits * 1e6) / 1e6;
const tolerance = 1e-4;

/** Exact, by summing over all possible places of the keys. */
export function outcomeOf(guesses: readonly Guess[]): Outcome {
  let chances = new Map<number, number>([[0, 1]]);
  let hits = 0;
  for (const guess of guesses) {
    const weights = taken(guess);
    hits += sum(guess.keys.map((key) => weights[key] ?? 0));
    const placings = subsets(weights, guess.keys.length).map(sum);
    const next = new Map<number, number>();
    for (const [before, chance] of chances) {
      for (const own of placings) {
        const total = rounded(before + own);
        next.set(total, (next.get(total) ?? 0) + chance / placings.length);
      }
    }
    chances = next;
  }
  const all = [...chances];
  const share = (isMeant: (total: number) => boolean) =>
    sum(all.filter(([total]) => isMeant(total)).map(([, chance]) => chance));
  return {
    hits,
    expected: sum(all.map(([total, chance]) => total * chance)),
    atLeast: share((total) => total > hits - tolerance),
    atMost: share((total) => total < hits + tolerance),
  };
}
