import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** A key of 32 bytes for one purpose. A KeyObject: making one from bytes for each use takes longer than a hash. */
export function derivedKey(secret: Uint8Array | string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `ninety/${purpose}`, 32)));
}
