import { createHmac, hkdfSync } from 'node:crypto';

/**
 * What stands for an e-mail address in limits and in the log of security events, whether there is an account or not:
 * a keyed hash, so that who reads them learns no address.
 */
export function accountKeyOf(personalDataKey: Uint8Array, email: string): string {
  const key = new Uint8Array(hkdfSync('sha256', personalDataKey, '', 'ninety/account-key', 32));
  return createHmac('sha256', key).update(email.toLowerCase()).digest('base64url').slice(0, 22);
}
