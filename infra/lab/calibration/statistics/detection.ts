type Span = readonly [from: number, to: number];

/** Something marked, or something to be marked. Offsets are UTF-16, end exclusive. */
export interface Fault {
  readonly span: Span;
  readonly fault: 'spelling' | 'grammar';
  readonly category?: string | undefined;
  /** A mistake that may be marked as one fault or the other. */
  readonly either?: boolean;
}

/** How marks fared against planted mistakes. */
export interface Detection {
  readonly marks: number;
  /** Marks that stand on a mistake. */
  readonly right: number;
  readonly planted: number;
  /** Mistakes on which a mark stands. */
  readonly found: number;
}

export const noDetection: Detection = { marks: 0, right: 0, planted: 0, found: 0 };

/** A mark without width, for a word that is missing, lies on what it touches. */
const meet = ([from, to]: Span, [start, end]: Span) =>
  from === to || start === end ? from <= end && start <= to : from < end && start < to;

const isSameFault = (one: Fault, other: Fault) =>
  one.fault === other.fault || one.either === true || other.either === true;

/** Which marks stand on a mistake of the same fault, and which mistakes have such a mark. */
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

/** Share of marks that are right; null where nothing was marked. */
export const precision = ({ marks, right }: Detection): number | null => (marks === 0 ? null : right / marks);

/** Share of mistakes that were found; null where there was none. */
export const recall = ({ planted, found }: Detection): number | null =>
  planted === 0 ? null : found / planted;
