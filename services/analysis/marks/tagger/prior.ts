/**
 * How much surer or less sure of a mark one may be for the text that it stands in: a doubtful word in a text full of
 * mistakes is one, and in clean prose it is not. The thresholds are set for one mistake in `usual` words.
 *
 * Measured on labelled answers: words up to two steps (natural logarithm of the odds) below their threshold were right in
 * 90 % where every twentieth word was marked, words up to one step above it were all wrong where no 200th was.
 */
const usual = 50;
/** What a text of no words would have: it keeps short texts near to what is usual. */
const before = { mistakes: 0.3, words: 15 } as const;
/** No text is trusted, or mistrusted, more than this. */
const most = { surer: 1.8, lessSure: 1 } as const;

export function surerBy(mistakes: number, words: number): number {
  const rate = (mistakes + before.mistakes) / (words + before.words);
  return Math.min(most.surer, Math.max(-most.lessSure, Math.log(rate * usual)));
}

/** The logarithm of the odds of a probability. */
export function logOdds(probability: number): number {
  const inner = Math.min(0.9999, Math.max(0.0001, probability));
  return Math.log(inner / (1 - inner));
}
