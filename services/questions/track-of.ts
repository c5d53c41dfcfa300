import { recordingOf } from '#domain/question-types/recording.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { Files } from '../files/files.ts';

/** Whether the recording that a question names is there; true of a question without one. */
export async function hasItsTrack(files: Files, question: Question): Promise<boolean> {
  const recording = recordingOf(question);
  return recording === undefined || (await files.selectOptionalFile(recording.track)) !== undefined;
}
