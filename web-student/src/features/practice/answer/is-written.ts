import { isOfKind, type AnswerOf } from '#domain/question-types/kinds.ts';
import type { Answer } from '#domain/question-types/registry.ts';

/** Whether an answer is a text, scored by an analysis of writing. */
export const isWritten = (answer: Answer): answer is AnswerOf<'written-response'> =>
  isOfKind('written-response', answer);
