import { recordingOf } from '#domain/question-types/recording.ts';
import type { Question } from '#domain/question-types/registry.ts';

export const sourceOf = (question: Question): string => recordingOf(question)?.transcript ?? question.topic;
