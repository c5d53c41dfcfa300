import type { Span } from '../facts.ts';
import type { ReasonCode } from '../feedback/reasons.ts';

export interface Trick {
  readonly code: ReasonCode;
  /** The evidence; null for the whole text. */
  readonly span: Span | null;
  /** Remaining share of the points for content; 1 if it only is reported. */
  readonly leaves: number;
  /** Whether `span` does not count as content. */
  readonly discounts: boolean;
}

/** The remaining share by share of the text, largest first. */
export type Ladder = readonly (readonly [from: number, leaves: number])[];

export function leftBy(share: number, ladder: Ladder): number {
  return ladder.find(([from]) => share >= from)?.[1] ?? 1;
}

export const shownPlaces = 3;
