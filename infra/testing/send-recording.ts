import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { finishRecording, uploadRecordingPiece, type recordingTypes } from '#domain/speaking/contract.ts';
import type { TestPerson } from './api.ts';

/** Uploads a recording in one piece; the client's recorder sends several. @returns its name, the SHA-256 */
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

const heads: Readonly<Record<(typeof recordingTypes)[number], Buffer>> = {
  'audio/wav': Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'),
  'audio/webm': Buffer.from('\u001aE\u00df\u00a3', 'latin1'),
  'audio/ogg': Buffer.from('OggS', 'latin1'),
  'audio/mp4': Buffer.from('\0\0\0\u0018ftyp', 'latin1'),
};

/** Starts like a recording and continues with noise that no analysis can read. */
export const noiseOf = (bytes: number, mediaType: (typeof recordingTypes)[number] = 'audio/wav'): Buffer =>
  Buffer.concat([heads[mediaType], randomBytes(bytes - heads[mediaType].length)]);
