import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '#domain/core/durations.ts';

/** A message may be so old, or its sender's clock so far ahead. What is older may be a repetition by a stranger. */
const toleranceMs = 5 * minuteMs;

export interface SignedMessage {
  readonly id: string | undefined;
  /** Seconds since 1970. */
  readonly timestamp: string | undefined;
  /** `v1,<base64>`, several with spaces between them while a secret is changed. */
  readonly signature: string | undefined;
  readonly body: Buffer;
}

/**
 * Standard Webhooks 1.0.0, "Verifying webhook authenticity": HMAC-SHA256 over id, timestamp and body.
 * @param secret shared bytes
 */
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

/** The 32 bytes of a message's signature. */
export function signatureOf(
  { id, timestamp, body }: { readonly id: string; readonly timestamp: string; readonly body: Buffer },
  secret: Uint8Array,
): Buffer {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest();
}
