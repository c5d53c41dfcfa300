import { createHmac } from 'node:crypto';
import { derivedKey } from '../core/derived-key.ts';

/** Keyed hash that replaces an email address in limits and the security log. */
export function accountKeyOf(personalDataKey: Uint8Array, email: string): string {
  const key = derivedKey(personalDataKey, 'account-key');
  return createHmac('sha256', key).update(email.toLowerCase()).digest('base64url').slice(0, 22);
}
