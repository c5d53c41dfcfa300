import type { QuestionForm, ReasonText } from './form-shape.ts';

export function replaced<Row>(rows: readonly Row[], index: number, row: Row): Row[] {
  return rows.map((present, at) => (at === index ? row : present));
}

export function removed<Row>(rows: readonly Row[], index: number): Row[] {
  return rows.filter((_row, at) => at !== index);
}

/** Exchanges a row with the one before (`-1`) or after it (`1`); at either end nothing moves. */
export function moved<Row>(rows: readonly Row[], index: number, by: -1 | 1): Row[] {
  const [row, other] = [rows[index], rows[index + by]];
  if (row === undefined || other === undefined) return [...rows];
  return replaced(replaced(rows, index, other), index + by, row);
}

/** One of several is the right one, or each by itself. */
export function marked<Row extends { readonly isRight: boolean }>(
  rows: readonly Row[],
  index: number,
  { isRight, onlyOne }: { readonly isRight: boolean; readonly onlyOne: boolean },
): Row[] {
  return rows.map((row, at) => {
    if (at === index) return { ...row, isRight };
    return onlyOne && isRight ? { ...row, isRight: false } : row;
  });
}

/**
 * Reasons by the places of words, after the text was changed: those behind the first word that differs move with
 * their words when words were put in or taken out there.
 */
export function shiftedReasons(
  reasons: QuestionForm['wordReasons'],
  before: readonly string[],
  after: readonly string[],
): Record<number, ReasonText> {
  const by = after.length - before.length;
  const found = before.findIndex((word, index) => word !== after[index]);
  const firstChanged = found < 0 ? before.length : found;
  return Object.fromEntries(
    Object.entries(reasons)
      .filter(([place]) => by >= 0 || Number(place) < firstChanged || Number(place) >= firstChanged - by)
      .map(([place, reason]) => [Number(place) < firstChanged ? Number(place) : Number(place) + by, reason]),
  );
}
