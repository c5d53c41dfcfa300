type Span = readonly [from: number, to: number];

/** A mark, or a mistake that should be marked. Offsets are UTF-16, end exclusive. */
export interface Fault {
  readonly span: Span;
  readonly fault: 'spelling' | 'grammar';
  readonly category?: string | undefined;
  /** A mistake that may be marked as one fault or the other. */
  readonly either?: boolean;
}

/** The result of comparing marks with planted mistakes. */
export interface Detection {
  readonly marks: number;
  /** Marks that match a mistake. */
  readonly right: number;
  readonly planted: number;
  /** Mistakes with a matching mark. */
  readonly found: number;
}

export const noDetection: Detection = { marks: 0, right: 0, planted: 0, found: 0 };

/** A zero-width mark, for a missing word, overlaps the text on both sides. */
const meet = ([from, to]: Span, [start, end]: Span) =>
  from === to || start === end ? from <= end && start <= to : from < end && start < to;

const isSameFault = (one: Fault, other: Fault) =>
  one.fault === other.fault || one.either === true || other.either === true;

/** Matches marks with mistakes of the same fault at the same place. */
export function detect(marks: readonly Fault[], planted: readonly Fault[]): Detection {
  const hits = (one: Fault, others: readonly Fault[]) =>
    others.some((other) => isSameFault(one, other) && meet(one.span, other.span));
  return {
    marks: marks.length,
    right: marks.filter((mark) => hits(mark, planted)).length,
    planted: planted.length,
    found: planted.filter((mistake) => hits(mistake, marks)).length,
  };
}

export const together = (one: Detection, other: Detection): Detection => ({
  marks: one.marks + other.marks,
  right: one.right + other.right,
  planted: one.planted + other.planted,
  found: one.found + other.found,
});

/** The share of right marks; null without marks. */
export const precision = ({ marks, right }: Detection): number | null => (marks === 0 ? null : right / marks);

/** The share of mistakes found; null without mistakes. */
export const recall = ({ planted, found }: Detection): number | null =>
  planted === 0 ? null : found / planted;
