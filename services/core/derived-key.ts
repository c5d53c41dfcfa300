import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one purpose, so that what one of them names or signs tells nothing of the others. */
export function derivedKey(secret: Uint8Array | string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `ninety/${purpose}`, 32));
}
