import type { QuestionForm } from '../form/form-shape.ts';

/** Keeps each reason with its word after an edit of the text. */
export function shiftedReasons(
  reasons: QuestionForm['wordReasons'],
  before: readonly string[],
  after: readonly string[],
): QuestionForm['wordReasons'] {
  const by = after.length - before.length;
  const found = before.findIndex((word, index) => word !== after[index]);
  const firstChanged = found < 0 ? before.length : found;
  return Object.fromEntries(
    Object.entries(reasons)
      .filter(([place]) => by >= 0 || Number(place) < firstChanged || Number(place) >= firstChanged - by)
      .map(([place, reason]) => [Number(place) < firstChanged ? Number(place) : Number(place) + by, reason]),
  );
}
