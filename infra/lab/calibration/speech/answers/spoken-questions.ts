import { isOfKind } from '#domain/question-types/kinds.ts';
import { readContent } from '#infra/seed/content-files.ts';
import { isFree, isShort, type SpokenQuestion } from './wrong-answers.ts';

/** The bank's questions that students answer in their own words, short or long. */
export const readSpokenQuestions = (): SpokenQuestion[] =>
  readContent()
    .map(({ question }) => question)
    .filter((question) => isOfKind('spoken-response', question))
    .filter((question) => isFree(question) || isShort(question));
