import { recordingOf } from '#domain/question-types/recording.ts';
import type { Question } from '#domain/question-types/registry.ts';

/** What a question is about, in words: the recording where there is one, else the passage or the task. */
export const sourceOf = (question: Question): string => recordingOf(question)?.transcript ?? question.topic;
