import type { Decoded, Encoded, Recogniser } from './recogniser.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How the sound fits tokens that were given, not found. */
export interface Forced {
  readonly tokens: readonly number[];
  /** The probability of each token given the sound and the tokens before it. */
  readonly probabilities: readonly number[];
  /** What the model would rather have heard in the place of each: the token itself where it is right. */
  readonly preferred: readonly number[];
  /** How many tokens stand before the first of them. */
  readonly offset: number;
  readonly decoded: Decoded;
}

/** The decoder reads no more tokens at once. */
const longestPass = 448;
/** Of what was said before the sound begins, so much is told: less would be no context, more leaves no room. */
const mostBefore = 200;

/** One pass of the decoder over known tokens. @param before the tokens that were due before this sound */
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
 * Punctuation and capitals are not heard: neither speaks against a word.
 *
 * These loops swap nothing by destructuring. With such a swap the same rows of numbers had another result in some
 * processes: V8 13.6 compiles a loop while it runs, and now and then missed the greatest value. It was not seen since.
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
