import { together } from '../inference/vectors.ts';

type Span = readonly [from: number, to: number];

export interface Part {
  readonly span: Span;
  readonly vector: Float32Array;
  /** Number of neighbouring sentences; 1 for a sentence or a part of one. */
  readonly sentences: number;
}

const longest = 3;

/** Runs of two to three sentences within a paragraph: across paragraphs, words of two points would seem to state a third. */
export function windowsOf(sentences: readonly Part[], paragraphs: readonly Span[]): Part[] {
  // A greeting may share a sentence with the next paragraph, so the end decides.
  const placeOf = ({ span }: Part) => paragraphs.findIndex(([, to]) => span[1] <= to);
  return Array.from({ length: longest - 1 }, (_, more) => more + 2).flatMap((length) =>
    sentences.slice(length - 1).flatMap((last, at): Part[] => {
      const parts = sentences.slice(at, at + length);
      if (new Set(parts.map(placeOf)).size > 1) return [];
      const vector = together(parts.map((part) => part.vector));
      const from = parts[0]?.span[0];
      return vector && from !== undefined ? [{ span: [from, last.span[1]], vector, sentences: length }] : [];
    }),
  );
}
