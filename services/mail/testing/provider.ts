import { randomUUID } from 'node:crypto';
import { signatureOf } from '../standard-webhook.ts';

export const webhookSecret = Buffer.alloc(32, 5);

/** A message of a mail provider, with the changes of a test. */
export function signedEvent(
  event: unknown,
  {
    id = randomUUID(),
    nowMs = Date.now(),
    secret = webhookSecret,
  }: { id?: string; nowMs?: number; secret?: Uint8Array } = {},
) {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = signatureOf({ id, timestamp, body: Buffer.from(payload) }, secret).toString('base64');
  return {
    method: 'POST' as const,
    url: '/api/mail/events',
    payload,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
  };
}

export const bounced = (email: string, type = 'Permanent', at = new Date().toISOString()) => ({
  type: 'email.bounced',
  created_at: at,
  data: { to: [email], bounce: { type } },
});

export const complained = (email: string, at = new Date().toISOString()) => ({
  type: 'email.complained',
  created_at: at,
  data: { to: email },
});
