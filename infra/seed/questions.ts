import type { Question } from '#domain/question-types/registry.ts';
import { readContent } from './content-files.ts';

/** The questions that a new installation starts with, with their keys. @throws BrokenContent */
export const questionBank: readonly Question[] = readContent().map(({ question }) => question);
