import { contentOf, type Question } from '#domain/question-types/registry.ts';
import { sourceOf } from './source-of.ts';
import { plainWords } from './texts.ts';

/** Types whose questions are sentences, tasks or pictures: these have no text that could be judged as one. */
export const textless: ReadonlySet<string> = new Set('LWD LSQ SRS SSQ SDI SIT SIA WWM WWE'.split(' '));

/** Shorter texts, such as sentences and tasks, cannot be judged. */
const leastWords = 40;

/** The text of a question, blanks filled and as heard; undefined if too short. */
export function readTextOf(question: Question): string | undefined {
  if (textless.has(question.type)) return undefined;
  const text = contentOf(question).wholeText?.(question) ?? sourceOf(question);
  return plainWords(text).length < leastWords ? undefined : text;
}
