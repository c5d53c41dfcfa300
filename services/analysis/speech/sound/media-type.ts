import type { recordingTypes } from '#domain/speaking/contract.ts';
import { isWav } from './wav.ts';
import { isMp4 } from './whole-container.ts';

/** What kind of file a recording is, by its first bytes; what is none of the others was recorded as WebM. */
export function mediaTypeOf(bytes: Uint8Array): (typeof recordingTypes)[number] {
  if (isWav(bytes)) return 'audio/wav';
  if (isMp4(bytes)) return 'audio/mp4';
  return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'OggS' ? 'audio/ogg' : 'audio/webm';
}
