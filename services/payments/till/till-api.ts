import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { disputeOf, intentOf } from './stripe-objects.ts';
import { cancel, disputed, disputes } from './till-payment.ts';
import { KeyUsed, type TillStore } from './till-store.ts';

const money = z.object({
  amount: z.coerce.number().int().min(1),
  currency: z.string().regex(/^[a-z]{3}$/),
  description: z.string().max(1_000).default(''),
});
const part = z.object({
  payment_intent: z.string(),
  amount: z.coerce.number().int().min(1).optional(),
});
const dispute = z.object({ payment_intent: z.string(), status: z.enum(disputes) });
const page = z.object({
  'created[gte]': z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
});

function refuse(reply: FastifyReply, status: number, code: string, type = 'invalid_request_error') {
  return reply.code(status).send({ error: { type, code, message: `The till rejected the call: ${code}` } });
}

/** The part of Stripe's API that our adapter uses, behind the till's key. */
export function registerTillApi(app: FastifyInstance, store: TillStore, secretKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${secretKey}`)) {
      return refuse(reply, 401, 'api_key_invalid');
    }
  });
  const config = { access: 'anyone' } as const;

  app.post('/payment_intents', { config }, async (request, reply) => {
    const form = formOf(request);
    const asked = money.safeParse(Object.fromEntries(form));
    if (!asked.success) return refuse(reply, 400, 'parameter_invalid');
    try {
      const payment = await store.open(
        {
          ...asked.data,
          methods: listOf(form, 'allowed_payment_method_types'),
          metadata: mapOf(form, 'metadata'),
        },
        keyOf(request),
      );
      return intentOf(payment, { withCharge: false });
    } catch (error) {
      if (!(error instanceof KeyUsed)) throw error;
      return refuse(reply, 400, 'idempotency_key_used', 'idempotency_error');
    }
  });
  app.get('/payment_intents/:id', { config }, async (request, reply) => {
    const payment = await store.find(idOf(request));
    return payment ? intentOf(payment, expanding(request)) : refuse(reply, 404, 'resource_missing');
  });
  app.post('/payment_intents/:id/cancel', { config }, async (request, reply) => {
    const payment = await store.change(idOf(request), cancel);
    if (payment === undefined) return refuse(reply, 404, 'resource_missing');
    if (typeof payment === 'string') return refuse(reply, 400, payment);
    return intentOf(payment, { withCharge: false });
  });
  app.get('/payment_intents', { config }, async (request, reply) => {
    const asked = page.safeParse(request.query);
    if (!asked.success) return refuse(reply, 400, 'parameter_invalid');
    const { 'created[gte]': since, limit, starting_after: after } = asked.data;
    const found = await store.list(since, limit + 1, after);
    const data = found.slice(0, limit).map((payment) => intentOf(payment, expanding(request)));
    return { object: 'list', url: '/v1/payment_intents', has_more: found.length > limit, data };
  });
  app.get('/disputes', { config }, async (request, reply) => {
    const { payment_intent: id } = request.query as { payment_intent?: unknown };
    const payment = typeof id === 'string' ? await store.find(id) : undefined;
    const data = payment?.dispute === undefined ? [] : [disputeOf(payment)];
    return reply.send({ object: 'list', url: '/v1/disputes', has_more: false, data });
  });
  // The till's own call: simulates a bank.
  app.post('/disputes', { config }, async (request, reply) => {
    const asked = dispute.safeParse(Object.fromEntries(formOf(request)));
    if (!asked.success) return refuse(reply, 400, 'parameter_invalid');
    const { payment_intent: id, status } = asked.data;
    const payment = await store.change(id, (before) => disputed(before, status));
    if (payment === undefined) return refuse(reply, 404, 'resource_missing');
    return typeof payment === 'string' ? refuse(reply, 400, payment) : disputeOf(payment);
  });
  app.post('/refunds', { config }, async (request, reply) => {
    const asked = part.safeParse(Object.fromEntries(formOf(request)));
    if (!asked.success) return refuse(reply, 400, 'parameter_invalid');
    const { payment_intent: id, amount } = asked.data;
    const given = await store.refund(id, amount, keyOf(request));
    if (given === undefined) return refuse(reply, 404, 'resource_missing');
    if (typeof given === 'string') return refuse(reply, 400, given);
    return { id: given.refundId, object: 'refund', amount, payment_intent: id, status: 'succeeded' };
  });
}

const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;
const formOf = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());
const keyOf = ({ headers }: FastifyRequest) => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
};

const expanding = (request: FastifyRequest) => ({
  withCharge: decodeURIComponent(request.url).includes('latest_charge'),
});

/** `name[0]=a&name[1]=b`, Stripe's form encoding of lists. */
const listOf = (form: URLSearchParams, name: string) =>
  [...form].flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [value] : []));

const mapOf = (form: URLSearchParams, name: string) =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  ) as Record<string, string>;

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
