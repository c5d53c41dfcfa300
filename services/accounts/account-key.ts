import { createHmac } from 'node:crypto';
import { derivedKey } from '../core/derived-key.ts';

/**
 * The keyed hash that limits and the security log hold instead of an email address, whether it has an account or not.
 */
export function accountKeyOf(personalDataKey: Uint8Array, email: string): string {
  const key = derivedKey(personalDataKey, 'account-key');
  return createHmac('sha256', key).update(email.toLowerCase()).digest('base64url').slice(0, 22);
}
