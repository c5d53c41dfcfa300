import type { Person } from '#projections/progress/person.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import type { Answer } from '#domain/question-types/registry.ts';
import { findRecording, retainRecording, type RecordingDependencies } from './recordings.ts';

/** Whether the recording of a spoken answer is stored for this user. */
export async function hasAnsweredRecording(
  dependencies: RecordingDependencies,
  person: Person,
  answer: Answer,
): Promise<boolean> {
  if (!isOfKind('spoken-response', answer)) return true;
  return (await findRecording(dependencies, person, answer.recording)) !== undefined;
}

/** Keeps the recording of an answer before its append. Recordings without an answer expire after a week. */
export async function keepAnsweredRecording(
  dependencies: RecordingDependencies,
  person: Person,
  answer: Answer,
): Promise<void> {
  if (isOfKind('spoken-response', answer) && answer.recording !== '')
    await retainRecording(dependencies, person, answer.recording);
}
