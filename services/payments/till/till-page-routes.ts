import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noSuchPayment, tillPage } from './till-page.ts';
import { act, tillCards, type TillAct, type TillPayment } from './till-payment.ts';
import type { TillStore } from './till-store.ts';

/** The payment page, for holders of the payment's secret: `GET` and `POST /till/pay/:id`. */
export function registerTillPage(app: FastifyInstance, store: TillStore, publicUrl: string): void {
  const config = { access: 'anyone' } as const;
  const headers = {
    'cache-control': 'no-store',
    // Browsers check a form's target against this, past every redirect.
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' ${new URL(publicUrl).origin}; frame-ancestors 'none'`,
  };
  const send = (reply: FastifyReply, payment: TillPayment | undefined) =>
    reply
      .code(payment ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers(headers)
      .send(payment ? tillPage(payment, backOf(payment, publicUrl)) : noSuchPayment);

  app.get('/pay/:id', { config }, async (request, reply) => {
    const { secret } = request.query as { secret?: unknown };
    return send(reply, await paymentOf(store, request, secret));
  });
  app.post('/pay/:id', { config }, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const secret = form.get('secret');
    const payment = await paymentOf(store, request, secret);
    const what = actOf(form);
    if (!payment || !what) return send(reply, payment);
    const after = await store.change(payment.id, (before) => act(before, what));
    if (!after) return send(reply, undefined);
    const isDone = !['requires_payment_method', 'requires_action'].includes(after.status);
    const back = isDone ? backOf(after, publicUrl) : undefined;
    // Redirects, so that a reload repeats nothing.
    const here = `/till/pay/${payment.id}?secret=${encodeURIComponent(after.clientSecret)}`;
    return reply.headers(headers).redirect(back ?? here, 303);
  });
}

async function paymentOf(store: TillStore, request: FastifyRequest, secret: unknown) {
  const payment = await store.find((request.params as { id: string }).id);
  return payment?.clientSecret === secret ? payment : undefined;
}

function actOf(form: URLSearchParams): TillAct | undefined {
  const what = form.get('do');
  if (what === 'confirm' || what === 'refuse' || what === 'give_up') return what;
  const card = form.get('card') ?? '';
  return what === 'pay' && Object.hasOwn(tillCards, card) ? (card as keyof typeof tillCards) : undefined;
}

/** The return address with Stripe's parameters; only on our site. */
function backOf({ id, metadata, status }: TillPayment, publicUrl: string): string | undefined {
  const given = metadata['returnUrl'] ?? '';
  if (!URL.canParse(given)) return undefined;
  const url = new URL(given);
  if (url.origin !== new URL(publicUrl).origin) return undefined;
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('redirect_status', status === 'canceled' ? 'failed' : status);
  return url.href;
}
