import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Refused } from '../http/errors.ts';
import { ForgedNotice, ProviderAway, UnknownPayment, type Payment, type Payments } from './payments.ts';

export const webhookPath = '/api/webhooks/stripe';

export interface WebhookOptions {
  readonly payments: Payments;
  /** Settles a payment; repeatable. False for an unknown cart. @throws transient errors: the provider retries */
  readonly settle: (payment: Payment) => Promise<boolean>;
  readonly log: Pick<Logger, 'warn'>;
}

/** The provider is queried whatever a notice claims. 200 once stored or irrelevant, 503 for a retry, 400 for a bad signature. */
export async function registerWebhook(
  app: FastifyInstance,
  { payments, settle, log }: WebhookOptions,
): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(webhookPath, { config: { access: 'anyone' } }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const outcome = await outcomeOf(body, typeof signature === 'string' ? signature : '');
      if (outcome === 'later') reply.code(503).header('retry-after', 5);
      return { outcome };
    });
  });

  async function outcomeOf(body: Buffer, signature: string): Promise<'stored' | 'not_ours' | 'later'> {
    try {
      const notice = payments.readWebhook(body, signature);
      if (!notice) return 'not_ours';
      const payment = await payments.find(notice.paymentId);
      if (await settle(payment)) return 'stored';
      log.warn({ paymentId: payment.paymentId }, 'payment for an unknown cart');
      return 'not_ours';
    } catch (error) {
      if (error instanceof ForgedNotice) throw new Refused('invalid_input', { signature: error.message });
      if (error instanceof UnknownPayment) return 'not_ours';
      if (error instanceof ProviderAway) return 'later';
      throw error;
    }
  }
}
