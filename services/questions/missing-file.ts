import { recordingOf } from '#domain/question-types/recording.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { Files } from '../files/files.ts';

/** The first missing file of a question; undefined if all exist. */
export async function missingFileOf(
  files: Files,
  question: Question,
): Promise<'track_missing' | 'picture_missing' | undefined> {
  const isThere = async (name: string | undefined) =>
    name === undefined || (await files.selectOptionalFile(name)) !== undefined;
  if (!(await isThere(recordingOf(question)?.track))) return 'track_missing';
  const image = 'image' in question ? question.image : undefined;
  return (await isThere(image)) ? undefined : 'picture_missing';
}
