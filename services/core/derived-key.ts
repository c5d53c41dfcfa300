import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * A key of 32 bytes for one purpose, so that what one of them names or signs tells nothing of the others. A key object:
 * from bytes, each use would make one anew, which takes longer than a hash.
 */
export function derivedKey(secret: Uint8Array | string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `ninety/${purpose}`, 32)));
}
