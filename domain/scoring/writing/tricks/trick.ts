import type { Span } from '../facts.ts';
import type { ReasonCode } from '../feedback/reasons.ts';

export interface Trick {
  readonly code: ReasonCode;
  /** What shows it; null where it is the whole text. */
  readonly span: Span | null;
  /** The share of the points for content that it leaves: 1 where it is told and costs nothing. */
  readonly leaves: number;
  /** Whether what stands in `span` says nothing that counts. */
  readonly discounts: boolean;
}

/** From how large a share of the text on a trick leaves how much, the largest share first. */
export type Ladder = readonly (readonly [from: number, leaves: number])[];

export function leftBy(share: number, ladder: Ladder): number {
  return ladder.find(([from]) => share >= from)?.[1] ?? 1;
}

/** As many places as a student needs to see what is meant. */
export const shownPlaces = 3;
