import { ed25519 } from '@noble/curves/ed25519.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Instant } from '../core/instant.ts';
import { base64urlToBytes } from './base64url.ts';

/**
 * RFC 8032, as browsers and node:crypto check; by a library, since older or insecure pages lack Ed25519.
 * @param key public, in base64url
 * @param signature 64 bytes
 */
export function isSignedBy(key: string, text: string, signature: Uint8Array): boolean {
  const publicKey = base64urlToBytes(key);
  if (publicKey?.length !== 32) return false;
  return ed25519.verify(signature, utf8ToBytes(text), publicKey, { zip215: false });
}

/** Whether a key had ended when a test was handed in. */
export const hasEnded = ({ until }: { readonly until?: Instant | undefined }, handedInAt: Instant): boolean =>
  until !== undefined && Date.parse(handedInAt) >= Date.parse(until);
