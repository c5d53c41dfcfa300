import type { CodeOf } from '../../question-types/kinds.ts';
import type { Evidence } from '../score.ts';
import type { Span } from './facts.ts';
import type { ReasonCode } from './reasons.ts';

export type WrittenType = CodeOf<'written-response'>;

/** A trait judged, by no rubric yet: maxima of both rubrics make points of the same share. */
export interface Rated {
  /** What is earned of the trait, 0 to 1. */
  readonly share: number;
  /** The fewest points, whatever the share comes to: an answer that says something of what was asked keeps one. */
  readonly least?: number;
  readonly evidence: readonly Evidence[];
}

/** Whole points, halves up. */
export function pointsFor({ share, least = 0 }: Rated, maximum: number): number {
  // Sums of decimal shares miss a half by the last bit of a double.
  const rounded = Math.round(Number((share * maximum).toFixed(6)));
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
