import { isErased } from '../core/events/personal.ts';
import type { Answer, RecordedAnswer } from './registry.ts';

/** False for an erased answer, which cannot be compared. */
export function isSameAnswer(recorded: RecordedAnswer, answer: Answer): boolean {
  return contentOf(recorded) === contentOf(answer);
}

function contentOf(answer: RecordedAnswer): string {
  return JSON.stringify(Object.entries(answer).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function answerOf(recorded: RecordedAnswer): Answer | undefined {
  const hasErased = (value: unknown): boolean =>
    isErased(value) || (Array.isArray(value) && value.some(hasErased));
  // Nothing is erased, so every field fits the answer's own schema.
  return Object.values(recorded).some(hasErased) ? undefined : (recorded as Answer);
}
