import { createHmac } from 'node:crypto';
import { derivedKey } from './derived-key.ts';

/** Distinguishes commands by their content without revealing it. */
export interface Fingerprints {
  of(call: string, input: unknown): string;
}

/** Keyed, because events keep it forever and an address must not be guessable. 96 bits distinguish a sender's commands. */
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
