import { createHash, randomUUID } from 'node:crypto';
import { finishRecording, uploadRecordingPiece, type recordingTypes } from '#domain/speaking/contract.ts';
import type { TestPerson } from './api.ts';

/** Sends a recording in one piece, as the recorder of the client does in several. @returns its name, the SHA-256 */
export async function sendRecording(
  person: TestPerson,
  sound: Uint8Array,
  mediaType: (typeof recordingTypes)[number] = 'audio/wav',
): Promise<string> {
  const recordingId = randomUUID();
  const upload = new Blob([new Uint8Array(sound)], { type: 'application/octet-stream' });
  await person.call(uploadRecordingPiece, { recordingId, piece: 0 }, { upload });
  const recording = createHash('sha256').update(sound).digest('hex');
  await person.call(finishRecording, { recordingId, pieces: 1, mediaType, recording });
  return recording;
}
