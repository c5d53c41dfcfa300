import type { z } from 'zod';
import { isErased, type Erased } from '../core/personal.ts';
import { storedAnswerSchema, type Answer } from '../question-types/registry.ts';

/** An answer in which a text may have been erased with its owner's key. */
type Erasable<Of> = Of extends string
  ? Of | Erased
  : Of extends readonly (infer Item)[]
    ? readonly Erasable<Item>[]
    : Of;

/**
 * An answer as it is stored: what a student typed freely is personal and may be erased, a choice among options is
 * not. Which fields these are is each type's own matter.
 */
export type RecordedAnswer = {
  [Code in Answer['type']]: { readonly type: Code } & {
    readonly [Field in Exclude<keyof Extract<Answer, { type: Code }>, 'type'>]: Erasable<
      Extract<Answer, { type: Code }>[Field]
    >;
  };
}[Answer['type']];

export const recordedAnswerSchema = storedAnswerSchema as z.ZodType<RecordedAnswer>;

/** Whether an answer is the one that was recorded; of an erased one nobody can tell. */
export function isSameAnswer(recorded: RecordedAnswer, answer: Answer): boolean {
  return contentOf(recorded) === contentOf(answer);
}

/** Fields in one order, so that two equal answers read alike. */
function contentOf(answer: RecordedAnswer): string {
  return JSON.stringify(Object.entries(answer).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The answer as the student gave it, or nothing where it was erased with the account. */
export function answerOf(recorded: RecordedAnswer): Answer | undefined {
  const hasErased = (value: unknown): boolean =>
    isErased(value) || (Array.isArray(value) && value.some(hasErased));
  // Nothing is erased, so every field is what the answer's own schema says.
  return Object.values(recorded).some(hasErased) ? undefined : (recorded as Answer);
}
