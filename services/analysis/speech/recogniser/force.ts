import type { Decoded, Encoded, Recogniser } from './recogniser.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The fit of the sound to given tokens (forced alignment). */
export interface Forced {
  readonly tokens: readonly number[];
  readonly probabilities: readonly number[];
  /** The model's best token in each place; the given token if it is right. */
  readonly preferred: readonly number[];
  /** Number of tokens before the first one. */
  readonly offset: number;
  readonly decoded: Decoded;
}

/** The decoder's limit. */
const longestPass = 448;
/** Limits the earlier tokens given as context: fewer give none, more leave no room. */
const mostBefore = 200;

/** Runs the decoder once. @param before tokens that precede this sound */
export async function force(
  { vocabulary, decode }: Recogniser,
  encoded: Encoded,
  tokens: readonly number[],
  before: readonly number[] = [],
): Promise<Forced> {
  const { special } = vocabulary;
  const context = before.length > 0 ? [special.before, ...before.slice(-mostBefore)] : [];
  const prefix = [...context, special.start, special.noTimes];
  const all = [...prefix, ...tokens, special.end].slice(0, longestPass);
  const decoded = await decode(encoded, all, ['logits', 'align']);
  const read = tokens.slice(0, all.length - prefix.length);
  const judged = read.map((token, at) =>
    judgeToken(vocabulary, decoded.logitsAfter(prefix.length - 1 + at), token),
  );
  return {
    tokens: read,
    probabilities: judged.map(({ probability }) => probability),
    preferred: judged.map(({ preferred }) => preferred),
    offset: prefix.length,
    decoded,
  };
}

/**
 * Ignores punctuation and capitals, which are inaudible.
 * These loops do not swap by destructuring: with it V8 13.6 sometimes compiled a loop that missed the greatest value.
 */
function judgeToken(vocabulary: Vocabulary, logits: Float32Array, token: number) {
  const { isPunctuation, otherCase, special } = vocabulary;
  const isWord = isPunctuation[token] !== 1;
  let preferred = token;
  let highest = logits[token] ?? -Infinity;
  for (let other = 0; other <= special.end; other += 1) {
    if (isWord && isPunctuation[other] === 1) continue;
    const logit = logits[other] ?? -Infinity;
    if (logit > highest) {
      preferred = other;
      highest = logit;
    }
  }
  let sum = 0;
  for (let other = 0; other <= special.end; other += 1) {
    if (isWord && isPunctuation[other] === 1) continue;
    sum += Math.exp((logits[other] ?? -Infinity) - highest);
  }
  const share = (one: number) => Math.exp((logits[one] ?? -Infinity) - highest) / sum;
  const twin = otherCase[token] ?? -1;
  if (twin < 0) return { probability: share(token), preferred };
  return {
    probability: Math.min(1, share(token) + share(twin)),
    preferred: preferred === twin ? token : preferred,
  };
}
