import { together } from '../inference/vectors.ts';

type Span = readonly [from: number, to: number];

export interface Part {
  readonly span: Span;
  readonly vector: Float32Array;
  /** Neighbouring sentences that it takes together; 1 for a sentence or a part of one. */
  readonly sentences: number;
}

/** A point may be spread over so many neighbouring sentences. */
const longest = 3;

/** Each run of two to three neighbouring sentences. */
export function windowsOf(sentences: readonly Part[]): Part[] {
  return Array.from({ length: longest - 1 }, (_, more) => more + 2).flatMap((length) =>
    sentences.slice(length - 1).flatMap((last, at): Part[] => {
      const parts = sentences.slice(at, at + length);
      const vector = together(parts.map((part) => part.vector));
      const from = parts[0]?.span[0];
      return vector && from !== undefined ? [{ span: [from, last.span[1]], vector, sentences: length }] : [];
    }),
  );
}
