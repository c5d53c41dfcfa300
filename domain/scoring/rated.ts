import type { Evidence } from './score.ts';
import type { Span } from './writing/facts.ts';
import type { ReasonCode } from './writing/feedback/reasons.ts';

/** A judged trait before any rubric: points of both rubrics have the same share of their maximum. */
export interface Rated {
  /** Earned share of the trait, 0 to 1. */
  readonly share: number;
  /** By the detailed rubric, 0 to 1, if its rule differs. */
  readonly detailed?: number;
  /** The share before poor content reduced it, 0 to 1. */
  readonly alone?: number;
  /** A minimum: an answer that says something relevant keeps one point. */
  readonly least?: number;
  /** Points are multiples of it, by default 1; 0.5 where an examiner gives halves. */
  readonly step?: 0.5;
  readonly evidence: readonly Evidence[];
}

/** All points, at least half, less than half, none. */
export type Band = 'full' | 'most' | 'some' | 'none';

/** Rounds half a step up. */
export function pointsFor({ share, least = 0, step }: Rated, maximum: number): number {
  // Corrects floating-point errors just below a half.
  const size = step ?? 1;
  const rounded = size * Math.round(Number(((share * maximum) / size).toFixed(6)));
  return Math.min(maximum, Math.max(least, rounded));
}

export const reason = (code: ReasonCode, span: Span | null = null): Evidence => ({
  kind: 'reason',
  code,
  span: span && [span[0], span[1]],
});

/** 0 at `none` and below, 1 at `full` and above. */
export function between(value: number, none: number, full: number): number {
  return Math.min(1, Math.max(0, (value - none) / (full - none)));
}
