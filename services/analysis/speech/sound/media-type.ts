import type { recordingTypes } from '#domain/speaking/contract.ts';
import { isWav } from './wav.ts';
import { isMp4 } from './whole-container.ts';

/** Detects the type by the first bytes; WebM by default. */
export function mediaTypeOf(bytes: Uint8Array): (typeof recordingTypes)[number] {
  if (isWav(bytes)) return 'audio/wav';
  if (isMp4(bytes)) return 'audio/mp4';
  return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'OggS' ? 'audio/ogg' : 'audio/webm';
}
