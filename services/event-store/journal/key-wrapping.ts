import { fromBytes, keyBytes, open, seal, toBytes } from './cipher.ts';

export function wrap(key: Buffer, userId: string, masterKey: Uint8Array | undefined): Buffer {
  return masterKey ? toBytes(seal(masterKey, key, userId)) : key;
}

/** @throws Error if the stored key is sealed under another master key, or none is given. */
export function unwrap(stored: Buffer, userId: string, masterKey: Uint8Array | undefined): Buffer {
  if (stored.length === keyBytes) return stored;
  if (!masterKey) throw new Error('No master key is configured to open the personal keys');
  try {
    return open(masterKey, fromBytes(stored), userId);
  } catch (cause) {
    throw new Error('This master key does not open a personal key', { cause });
  }
}
