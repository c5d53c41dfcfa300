import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '#domain/core/durations.ts';

/** The maximum age or clock skew of a message; an older one may be a replay. */
const toleranceMs = 5 * minuteMs;

export interface SignedMessage {
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
  /** `v1,<base64>`, several separated by spaces during a secret's rotation. */
  readonly signature: string | undefined;
  readonly body: Buffer;
}

/** Standard Webhooks 1.0.0, "Verifying webhook authenticity": HMAC-SHA256 over id, timestamp and body. @param secret shared bytes */
export function isGenuine(
  { id, timestamp, signature, body }: SignedMessage,
  { secret, nowMs }: { readonly secret: Uint8Array; readonly nowMs: number },
): boolean {
  if (!id || !signature || !timestamp || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(nowMs - Number(timestamp) * 1000) > toleranceMs) return false;
  const expected = signatureOf({ id, timestamp, body }, secret);
  return signature.split(' ').some((one) => {
    const [version, value = ''] = one.split(',', 2);
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

export function signatureOf(
  { id, timestamp, body }: { readonly id: string; readonly timestamp: string; readonly body: Buffer },
  secret: Uint8Array,
): Buffer {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest();
}
