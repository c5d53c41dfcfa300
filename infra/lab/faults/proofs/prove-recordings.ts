import { findRecording } from '#services/speaking/recordings.ts';
import type { FileStore } from '#services/files/file-store.ts';
import type { GivenAnswer } from '../players/ledger.ts';

/** Recordings of acknowledged answers that are missing or incomplete. */
export async function lostRecordings(files: FileStore, answers: readonly GivenAnswer[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { stream, uid, userId, answer } of answers) {
    if (!('recording' in answer) || answer.recording === '') continue;
    const found = await findRecording({ files }, { userId }, answer.recording);
    if (found?.sha256 !== answer.recording) lost.push(`${uid} in ${stream}`);
  }
  return lost;
}
