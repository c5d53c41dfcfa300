import { z } from 'zod';
import { pressAtTill } from '#infra/lab/faults/purchases/press-at-till.ts';
import type { Dispute } from '#services/payments/till/till-payment.ts';
import type { Stage } from './person.ts';

const intentSchema = z.object({ id: z.string(), client_secret: z.string() });

/** Acts at the provider without our request. */
export function createTillCaller({ baseUrl, tillKey }: Pick<Stage, 'baseUrl' | 'tillKey'>) {
  async function post(path: string, form: Readonly<Record<string, string>>): Promise<unknown> {
    const response = await fetch(`${baseUrl}/till/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tillKey}` },
      body: new URLSearchParams(form),
    });
    if (!response.ok) throw new Error(`the till answered ${path} with ${response.status}`);
    return response.json();
  }
  return {
    /** Pays five dollars for a cart that never asked for them. */
    async payFor(cartId: string, over: AbortSignal): Promise<void> {
      const asked = { amount: '500', currency: 'usd', 'metadata[cartId]': cartId };
      const { id, client_secret: secret } = intentSchema.parse(await post('/payment_intents', asked));
      await pressAtTill(`${baseUrl}/till/pay/${id}?secret=${encodeURIComponent(secret)}`, 'succeeds', over);
    },
    /** The bank has, or ends, a dispute about a payment. */
    async dispute(paymentId: string, status: Dispute): Promise<void> {
      await post('/disputes', { payment_intent: paymentId, status });
    },
  };
}
