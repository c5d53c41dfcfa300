import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** A 32-byte key for one purpose. A KeyObject: creating one from bytes for each use takes longer than a hash. */
export function derivedKey(secret: Uint8Array | string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `ninety/${purpose}`, 32)));
}
