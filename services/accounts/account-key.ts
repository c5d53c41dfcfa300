import { createHmac } from 'node:crypto';
import { derivedKey } from '../core/derived-key.ts';

/**
 * What stands for an email address in limits and in the log of security events, whether there is an account or not:
 * a keyed hash, so that who reads them learns no address.
 */
export function accountKeyOf(personalDataKey: Uint8Array, email: string): string {
  const key = derivedKey(personalDataKey, 'account-key');
  return createHmac('sha256', key).update(email.toLowerCase()).digest('base64url').slice(0, 22);
}
