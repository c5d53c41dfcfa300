import { fromBytes, keyBytes, open, seal, toBytes } from './cipher.ts';

/** A user's key as the table holds it: sealed under the master key, where there is one. */
export function wrap(key: Buffer, userId: string, masterKey: Uint8Array | undefined): Buffer {
  return masterKey ? toBytes(seal(masterKey, key, userId)) : key;
}

/** @throws Error when the stored key is sealed under another master key, or none is given. */
export function unwrap(stored: Buffer, userId: string, masterKey: Uint8Array | undefined): Buffer {
  if (stored.length === keyBytes) return stored;
  if (!masterKey) throw new Error('Personal keys are sealed under a master key, and none is configured');
  try {
    return open(masterKey, fromBytes(stored), userId);
  } catch (cause) {
    throw new Error('A personal key does not open under this master key', { cause });
  }
}
