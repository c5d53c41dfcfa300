import { isOfKind, type QuestionOf } from '#domain/question-types/kinds.ts';
import { recordingOf } from '#domain/question-types/recording.ts';
import type { Question } from '#domain/question-types/registry.ts';

export type WrittenQuestion = QuestionOf<'written-response'>;

export const isWritten = (question: Question): question is WrittenQuestion =>
  isOfKind('written-response', question);

/** What the answer is about: the recording where there is one, else the passage or the task. */
export const sourceOf = (question: WrittenQuestion): string =>
  recordingOf(question)?.transcript ?? question.topic;
