import type { Encoded, Recogniser } from './recogniser.ts';
import { probabilityOf } from './softmax.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Decoding {
  readonly tokens: readonly number[];
  readonly probabilities: readonly number[];
  /** Probability of no speech, 0 to 1. */
  readonly noSpeech: number;
  /** The decoder repeated itself or did not end; the rest was cut off. */
  readonly looped: boolean;
}

/** More than speech has: a longer decoding is a loop. */
const mostTokens = (seconds: number) => Math.min(220, 12 + Math.ceil(seconds * 9));

/** Greedy decoding. @param seconds the length of the sound */
export async function decodeGreedily(
  { vocabulary, decode }: Recogniser,
  encoded: Encoded,
  seconds: number,
): Promise<Decoding> {
  const { start, noTimes, noSpeech, end } = vocabulary.special;
  const most = mostTokens(seconds);
  const tokens: number[] = [];
  const probabilities: number[] = [];
  let last = await decode(encoded, [start, noTimes], ['logits', 'kept']);
  const result = {
    tokens,
    probabilities,
    noSpeech: probabilityOf(last.logitsAfter(0), noSpeech),
    looped: false,
  };
  let logits = last.logitsAfter(1);
  for (;;) {
    const best = mostProbable(logits, vocabulary, tokens.length === 0);
    if (best === end) return result;
    tokens.push(best);
    probabilities.push(probabilityOf(logits, best));
    const cut = lengthWithoutRepeats(tokens);
    if (cut !== undefined) {
      tokens.length = probabilities.length = cut;
      return { ...result, looped: true };
    }
    if (tokens.length >= most) return { ...result, looped: true };
    last = await decode(encoded, [best], ['logits', 'kept'], last);
    logits = last.logitsAfter(0);
  }
}

function mostProbable(logits: Float32Array, vocabulary: Vocabulary, isFirst: boolean): number {
  const { isSuppressed, suppressedFirst, special } = vocabulary;
  let best = special.end;
  let highest = -Infinity;
  for (let token = 0; token <= special.end; token += 1) {
    const logit = logits[token] ?? -Infinity;
    if (logit <= highest || isSuppressed[token] === 1) continue;
    if (isFirst && suppressedFirst.has(token)) continue;
    best = token;
    highest = logit;
  }
  return best;
}

/** Longest repeated pattern, in tokens. A single token may recur more often than a phrase. */
const longestPattern = 12;
const repeatsAllowed = (length: number) => (length === 1 ? 6 : 4);

/** How many tokens precede the repetitions; undefined without any. */
export function lengthWithoutRepeats(tokens: readonly number[]): number | undefined {
  for (let length = 1; length <= longestPattern; length += 1) {
    const repeats = repeatsAllowed(length);
    const tail = tokens.slice(-length * repeats);
    if (tail.length < length * repeats) continue;
    if (tail.every((token, at) => at < length || token === tail[at - length]))
      return tokens.length - length * (repeats - 1);
  }
  return undefined;
}
