import type { Vocabulary } from './vocabulary.ts';

export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface TokenWord extends Range {
  readonly text: string;
}

export function wordsOfTokens(vocabulary: Vocabulary, tokens: readonly number[]): TokenWord[] {
  const starts = tokens.flatMap((token, at) => (at === 0 || vocabulary.startsWord(token) ? [at] : []));
  return starts
    .map((from, at) => ({ from, to: starts[at + 1] ?? tokens.length }))
    .filter(({ from, to }) => tokens.slice(from, to).some(vocabulary.hasLetters))
    .map(({ from, to }) => ({ from, to, text: vocabulary.textOf(tokens.slice(from, to)).trim() }));
}

/** The tokens of consecutive words, and their indexes by word. Words without letters have tokens too. */
export function tokensOfWords(vocabulary: Vocabulary, words: readonly string[]) {
  const tokens: number[] = [];
  const ranges = words.map((text) => {
    const from = tokens.length;
    tokens.push(...vocabulary.tokensOf(` ${text}`));
    return { text, from, to: tokens.length };
  });
  return { tokens, words: ranges };
}

/** A floor, so that one impossible token does not make a word's mean zero. */
const leastProbability = 1e-9;

/** Geometric mean over the tokens with letters or digits, 0 to 1. */
export function wordProbability(
  { hasLetters }: Vocabulary,
  tokens: readonly number[],
  probabilities: readonly number[],
  { from, to }: Range,
): number {
  const logs = tokens
    .slice(from, to)
    .flatMap((token, at) =>
      hasLetters(token) ? [Math.log((probabilities[from + at] ?? 0) + leastProbability)] : [],
    );
  if (logs.length === 0) return 0;
  return Math.min(1, Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length));
}
