import { wordsOf } from '../words.ts';
import type { SentenceFacts, Span } from './facts.ts';

/** Covered share, 0 to 1, in UTF-16 units. */
export function coveredShare([from, to]: Span, by: readonly Span[]): number {
  const covered = new Set<number>();
  for (const [start, end] of by) {
    for (let at = Math.max(from, start); at < Math.min(to, end); at += 1) covered.add(at);
  }
  return to > from ? covered.size / (to - from) : 0;
}

export const overlaps = (one: Span, other: Span) => one[0] < other[1] && other[0] < one[1];

const touchesAny = (span: Span, others: readonly Span[]): boolean =>
  others.some((other) => overlaps(span, other));

/** Share of the words within the spans, 0 to 1; 0 for no words. */
export function wordShare(text: string, spans: readonly Span[]): number {
  const words = wordsOf(text);
  const inside = words.filter((word) => touchesAny(word.span, spans));
  return words.length === 0 ? 0 : inside.length / words.length;
}

export const wordsIn = (sentence: SentenceFacts): number =>
  sentence.tokens.filter(({ pos }) => pos !== 'PUNCT' && pos !== 'SPACE').length;

export const textOf = (text: string, [from, to]: Span): string => text.slice(from, to);
