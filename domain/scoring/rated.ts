import type { Evidence } from './score.ts';
import type { Span } from './writing/facts.ts';
import type { ReasonCode } from './writing/feedback/reasons.ts';

/** A trait judged, by no rubric yet: maxima of both rubrics make points of the same share. */
export interface Rated {
  /** What is earned of the trait, 0 to 1. */
  readonly share: number;
  /** What is earned by the detailed rubric, 0 to 1, where its rule is another one. */
  readonly detailed?: number;
  /** What would be earned of the trait, 0 to 1, if the content took nothing of it. */
  readonly alone?: number;
  /** The fewest points, whatever the share comes to: an answer that says something of what was asked keeps one. */
  readonly least?: number;
  /** What points come in: 1, or 0.5 where an examiner gives halves. */
  readonly step?: 0.5;
  readonly evidence: readonly Evidence[];
}

/** All points, half of them and more, less than half, none. */
export type Band = 'full' | 'most' | 'some' | 'none';

/** Points in steps, the middle between two of them up. */
export function pointsFor({ share, least = 0, step }: Rated, maximum: number): number {
  // Sums of decimal shares miss a half by the last bit of a double.
  const size = step ?? 1;
  const rounded = size * Math.round(Number(((share * maximum) / size).toFixed(6)));
  return Math.min(maximum, Math.max(least, rounded));
}

export const reason = (code: ReasonCode, span: Span | null = null): Evidence => ({
  kind: 'reason',
  code,
  span: span && [span[0], span[1]],
});

/** How far a value has come to the full mark: 0 at `none` and below, 1 at `full` and above. */
export function between(value: number, none: number, full: number): number {
  return Math.min(1, Math.max(0, (value - none) / (full - none)));
}
