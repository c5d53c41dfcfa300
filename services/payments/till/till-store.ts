import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '#projections/postgres/transaction.ts';
import { eventOf } from './stripe-objects.ts';
import { lateCardMs, noticeOf, refund, settle, type TillPayment } from './till-payment.ts';
import { readSwitches, deliveryDelays } from './till-switches.ts';

export type NewPayment = Pick<TillPayment, 'amount' | 'currency' | 'description' | 'methods' | 'metadata'>;

export class KeyUsed extends Error {}

/** The till's payments in Postgres: a change and its notices are stored atomically. */
export interface TillStore {
  open(asked: NewPayment, key: string | undefined): Promise<TillPayment>;
  find(id: string): Promise<TillPayment | undefined>;
  list(sinceS: number, limit: number, after: string | undefined): Promise<TillPayment[]>;
  /** The new state or the rejection; undefined for an unknown payment. */
  change<Result extends TillPayment | string>(
    id: string,
    decide: (payment: TillPayment) => Result,
  ): Promise<Result | undefined>;
  refund(
    id: string,
    amount: number | undefined,
    key: string | undefined,
  ): Promise<{ readonly refundId: string } | Extract<ReturnType<typeof refund>, string> | undefined>;
  settleDue(): Promise<void>;
}

type Queries = Pick<pg.Pool, 'query'>;
interface Row {
  readonly id: string;
  readonly asked: string;
  readonly state: TillPayment;
}

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
const nowS = () => Math.floor(Date.now() / 1000);

/** @param onNotice called after each change with a notice */
export function createTillStore(pool: pg.Pool, onNotice: () => void): TillStore {
  async function inNotedTransaction<Value>(work: (client: pg.PoolClient) => Promise<Value>): Promise<Value> {
    const value = await inTransaction(pool, work);
    onNotice();
    return value;
  }

  const store: TillStore = {
    async open(asked, key) {
      const payment: TillPayment = {
        ...asked,
        id: newId('pi'),
        clientSecret: '',
        created: nowS(),
        status: 'requires_payment_method',
        declined: null,
        refunded: 0,
      };
      const state = { ...payment, clientSecret: `${payment.id}_secret_${randomBytes(12).toString('hex')}` };
      await pool.query(
        `insert into till.payment (id, idempotency_key, asked, state) values ($1, $2, $3, $4)
         on conflict (idempotency_key) do nothing`,
        [state.id, key, JSON.stringify(asked), JSON.stringify(state)],
      );
      const { rows } = await pool.query<Row>(
        'select id, asked, state from till.payment where id = $1 or idempotency_key = $2',
        [state.id, key],
      );
      const [kept] = rows;
      if (!kept || kept.asked !== JSON.stringify(asked))
        throw new KeyUsed('the key was used for another payment');
      return kept.state;
    },
    async find(id) {
      const { rows } = await pool.query<Row>('select state from till.payment where id = $1', [id]);
      return rows[0]?.state;
    },
    async list(sinceS, limit, after) {
      const { rows } = await pool.query<Row>(
        `select state from till.payment where created_at >= to_timestamp($1)
         and ($3::text is null or (created_at, id) < (select created_at, id from till.payment where id = $3))
         order by created_at desc, id desc limit $2`,
        [sinceS, limit, after],
      );
      return rows.map(({ state }) => state);
    },
    change: (id, decide) => inNotedTransaction((client) => changeIn(client, id, decide)),
    refund: (id, amount, key) => inNotedTransaction((client) => refundIn(client, { id, amount, key })),
    async settleDue() {
      const { rows } = await pool.query<Row>(
        'select id from till.payment where settles_at <= clock_timestamp()',
      );
      for (const { id } of rows) await store.change(id, settle);
    },
  };
  return store;
}

async function changeIn<Result extends TillPayment | string>(
  client: Queries,
  id: string,
  decide: (payment: TillPayment) => Result,
): Promise<Result | undefined> {
  const { rows } = await client.query<Row>('select state from till.payment where id = $1 for update', [id]);
  const before = rows[0]?.state;
  if (!before) return undefined;
  const after = decide(before);
  if (typeof after === 'string' || after === before) return after;
  await client.query(
    `update till.payment set state = $2,
       settles_at = case when $3 then clock_timestamp() + $4 * interval '1 millisecond' end where id = $1`,
    [id, JSON.stringify(after), after.status === 'processing', lateCardMs],
  );
  const kind = noticeOf(before, after);
  if (kind !== undefined) await note(client, kind, after);
  return after;
}

/** At most once for each key. */
async function refundIn(
  client: Queries,
  {
    id,
    amount,
    key,
  }: { readonly id: string; readonly amount?: number | undefined; readonly key?: string | undefined },
) {
  const earlier = await client.query<{ id: string }>(
    'select id from till.refund where idempotency_key = $1',
    [key],
  );
  const [done] = earlier.rows;
  if (done) return { refundId: done.id };
  let given = 0;
  const changed = await changeIn(client, id, (payment) => {
    given = amount ?? payment.amount - payment.refunded;
    return refund(payment, given);
  });
  if (changed === undefined || typeof changed === 'string') return changed;
  const refundId = newId('re');
  await client.query(
    'insert into till.refund (id, idempotency_key, payment_id, amount) values ($1, $2, $3, $4)',
    [refundId, key, id, given],
  );
  return { refundId };
}

async function note(client: Queries, kind: string, payment: TillPayment): Promise<void> {
  const body = JSON.stringify(eventOf(newId('evt'), kind, payment, nowS()));
  for (const afterMs of deliveryDelays(await readSwitches(client), Math.random)) {
    await client.query(
      `insert into till.notice (body, due_at) values ($1, clock_timestamp() + $2 * interval '1 millisecond')`,
      [body, afterMs],
    );
  }
}
