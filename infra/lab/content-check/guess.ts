/** How a question's options rank by some measure that a guesser can see, and which of them are right. */
export interface Guess {
  /** One number for each option; the guesser takes the highest. */
  readonly ranks: readonly number[];
  readonly keys: readonly number[];
}

/** What a way of guessing earns over a set. */
export interface Outcome {
  /** Right options it hits, where it takes as many as are right; options of equal rank share the chance. */
  readonly hits: number;
  /** What it hits on average where the keys lie anywhere. */
  readonly expected: number;
  /** The probabilities of so many hits or more, and of so many or fewer, where the keys lie anywhere. */
  readonly atLeast: number;
  readonly atMost: number;
}

/** The probability with which each option is taken, where as many are taken as are right: the highest ones for sure, those that tie for the last places by lot. */
export function taken({ ranks, keys }: Guess): number[] {
  const last = ranks.toSorted((one, other) => other - one)[keys.length - 1] ?? 0;
  const above = ranks.filter((rank) => rank > last).length;
  const tied = ranks.filter((rank) => rank === last).length;
  return ranks.map((rank) => (rank > last ? 1 : rank === last ? (keys.length - above) / tied : 0));
}

/** All ways to choose some of these. */
function subsets(weights: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return weights.flatMap((weight, index) =>
    subsets(weights.slice(index + 1), size - 1).map((rest) => [weight, ...rest]),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
/** Sums of thirds and sevenths meet again only when they are rounded, and what is rounded is compared with some room. */
const rounded = (hits: number) => Math.round(hits * 1e6) / 1e6;
const tolerance = 1e-4;

/** Exact, by adding up question after question over all places that the keys could have. */
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
