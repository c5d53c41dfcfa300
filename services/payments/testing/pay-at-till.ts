import type { FastifyInstance } from 'fastify';
import type { TillCard } from '../till/till-payment.ts';

/** Clicks a button of the till's page. @returns the redirect */
export async function payAtTill(
  { app }: { readonly app: FastifyInstance },
  { paymentId, clientSecret }: { readonly paymentId: string; readonly clientSecret: string },
  form: { readonly do: 'pay'; readonly card: TillCard } | { readonly do: 'confirm' | 'refuse' | 'give_up' },
): Promise<string> {
  const { headers } = await app.inject({
    method: 'POST',
    url: `/till/pay/${paymentId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ secret: clientSecret, ...form }).toString(),
  });
  return headers.location ?? '';
}
