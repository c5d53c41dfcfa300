import type { Question } from '#domain/question-types/registry.ts';
import { readContent } from './content-files.ts';

export const questionBank: readonly Question[] = readContent().map(({ question }) => question);
