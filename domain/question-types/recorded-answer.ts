import { isErased } from '../core/events/personal.ts';
import type { Answer, RecordedAnswer } from './registry.ts';

/** Whether an answer is the one that was recorded; of an erased one this cannot be told. */
export function isSameAnswer(recorded: RecordedAnswer, answer: Answer): boolean {
  return contentOf(recorded) === contentOf(answer);
}

/** Fields in one order, so that two equal answers read alike. */
function contentOf(answer: RecordedAnswer): string {
  return JSON.stringify(Object.entries(answer).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function answerOf(recorded: RecordedAnswer): Answer | undefined {
  const hasErased = (value: unknown): boolean =>
    isErased(value) || (Array.isArray(value) && value.some(hasErased));
  // Nothing is erased, so every field is what the answer's own schema says.
  return Object.values(recorded).some(hasErased) ? undefined : (recorded as Answer);
}
