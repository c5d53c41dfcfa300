import { frameAt } from '#services/questions/mp3-frames.ts';

/** The properties of an mp3, from its bytes. */
export interface Sound {
  readonly bytes: number;
  readonly sha256: string;
  readonly seconds: number;
  readonly kbps: number;
  readonly fault?: string;
}

/** Checks all frames: a track has only whole frames of one bit rate. */
export function readSound(bytes: Uint8Array, sha256: string): Sound {
  let at = 0;
  let seconds = 0;
  let kbps = 0;
  let fault: string | undefined;
  while (at < bytes.length) {
    const frame = frameAt(bytes, at);
    if (!frame) {
      fault = `no frame begins at byte ${at}`;
      break;
    }
    if (kbps !== 0 && frame.kbps !== kbps) fault ??= `the bit rate changes at byte ${at}`;
    kbps = frame.kbps;
    seconds += frame.seconds;
    at += frame.bytes;
  }
  if (at > bytes.length) fault ??= 'its last frame is cut off';
  return { bytes: bytes.length, sha256, seconds, kbps, ...(fault !== undefined && { fault }) };
}
