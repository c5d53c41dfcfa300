import type { Question } from '#domain/question-types/registry.ts';
import type { Files } from '../files/files.ts';

/** Whether the recording that a question names is there; true of a question without one. */
export async function hasItsTrack(files: Files, question: Question): Promise<boolean> {
  if (!('track' in question) || question.track === undefined) return true;
  return (await files.selectOptionalFile(question.track)) !== undefined;
}
