import type { QuestionView } from '#domain/question-types/registry.ts';
import { sheetPartOf } from './sheet-kinds.ts';

/**
 * A second reader's sheet: the student's view, with a transcript in place of the sound. It cannot contain a key or a
 * reason.
 */
export function blindSheet(view: QuestionView, heard: string | undefined): string {
  return [
    `## ${view.uid} · ${view.title}`,
    view.topic,
    ...(heard === undefined ? [] : [`[heard] ${heard}`]),
    ...sheetPartOf(view).offered,
  ].join('\n');
}
