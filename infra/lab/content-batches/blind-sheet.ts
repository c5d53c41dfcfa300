import type { QuestionView } from '#domain/question-types/registry.ts';
import { sheetPartOf } from './sheet-kinds.ts';

/**
 * What a second reader solves a question by: what its student sees, with the words that are heard in place of the sound.
 * It is made of these alone, so that no key and no reason can be in it.
 */
export function blindSheet(view: QuestionView, heard: string | undefined): string {
  return [
    `## ${view.uid} · ${view.title}`,
    view.topic,
    ...(heard === undefined ? [] : [`[heard] ${heard}`]),
    ...sheetPartOf(view).offered,
  ].join('\n');
}
