import { contentOf, type Question } from '#domain/question-types/registry.ts';
import { sourceOf } from './source-of.ts';
import { plainWords } from './texts.ts';

/** Types whose questions are sentences, tasks or pictures: these have no text that could be judged as one. */
export const textless: ReadonlySet<string> = new Set('LWD LSQ SRS SSQ SDI SIT SIA WWM WWE'.split(' '));

/** From so many words on a text can be judged as one: sentences and tasks are shorter. */
const leastWords = 40;

/** The text that a question is about, its blanks filled and its words as they are heard; nothing where it is too short to be one. */
export function readTextOf(question: Question): string | undefined {
  if (textless.has(question.type)) return undefined;
  const text = contentOf(question).wholeText?.(question) ?? sourceOf(question);
  return plainWords(text).length < leastWords ? undefined : text;
}
