import { isWav } from './wav.ts';

/** What kind of file a recording is, by its first bytes; what is neither WAV nor Ogg was recorded as WebM. */
export function mediaTypeOf(bytes: Uint8Array): 'audio/wav' | 'audio/ogg' | 'audio/webm' {
  if (isWav(bytes)) return 'audio/wav';
  return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'OggS' ? 'audio/ogg' : 'audio/webm';
}
