import { createHmac } from 'node:crypto';
import { derivedKey } from './derived-key.ts';

/** Tells commands apart by what they ask for, without telling what that is. */
export interface Fingerprints {
  /** The same for the same call with the same input. @param input as its schema gives it out: JSON */
  of(call: string, input: unknown): string;
}

/**
 * A keyed hash, because events keep it for good and an address must not be found by trying. 96 bits tell a sender's
 * commands apart.
 */
export function createFingerprints(personalDataKey: Uint8Array): Fingerprints {
  const key = derivedKey(personalDataKey, 'fingerprint');
  return {
    of: (call, input) =>
      createHmac('sha256', key)
        .update(`${call}\n${JSON.stringify(input)}`)
        .digest('base64url')
        .slice(0, 16),
  };
}
