import { createHmac } from 'node:crypto';
import { derivedKey } from '../core/derived-key.ts';

/** A keyed hash of the user's id, which does not reveal it. */
export function referralIdOf(personalDataKey: Uint8Array, userId: string): string {
  return createHmac('sha256', derivedKey(personalDataKey, 'referral-id'))
    .update(userId)
    .digest('base64url')
    .slice(0, 16);
}
