import { isOfKind, type AnswerOf } from '#domain/question-types/kinds.ts';
import type { Answer } from '#domain/question-types/registry.ts';

export const isWritten = (answer: Answer): answer is AnswerOf<'written-response'> =>
  isOfKind('written-response', answer);
