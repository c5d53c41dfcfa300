import type pg from 'pg';
import type { Logger } from 'pino';
import { Stripe } from 'stripe';
import type { StripeAddress } from '../stripe-client.ts';
import type { TillStore } from './till-store.ts';

/** Delivers a signed notice; true if acknowledged. */
export type Deliver = (body: string, signature: string) => Promise<boolean>;

export const deliverTo =
  ({ url, fetch: ask = fetch }: StripeAddress): Deliver =>
  async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await ask(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patienceMs) });
    await answer.arrayBuffer();
    return answer.ok;
  };

const patienceMs = 10_000;

export interface NoticeDelivery extends AsyncDisposable {
  wake(): void;
}

const lookEveryMs = 1_000;
const atOnce = 20;
/** The longest pause between attempts, so that notices arrive soon after an outage. */
const longestPauseS = 10;
/** As long as Stripe. */
const patience = "interval '3 days'";

/** Delivers notices until acknowledged. Processes lock the notices they deliver. */
export function deliverNotices(options: {
  readonly pool: pg.Pool;
  readonly store: () => TillStore;
  readonly webhookSecret: string;
  readonly deliver: Deliver;
  readonly log: Pick<Logger, 'warn'>;
}): NoticeDelivery {
  const { pool, store, webhookSecret, deliver, log } = options;
  const { webhooks } = new Stripe('sk_test_unused');
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let next = Promise.withResolvers<void>();

  async function tell({ place, body }: { readonly place: string; readonly body: string }): Promise<void> {
    const signature = webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
    const isTaken = await deliver(body, signature).catch(() => false);
    if (!isTaken) return;
    await pool.query('update till.notice set delivered_at = clock_timestamp() where place = $1', [place]);
  }

  async function look(): Promise<number> {
    await store().settleDue();
    const { rows } = await pool.query<{ place: string; body: string }>(
      `update till.notice set tries = tries + 1,
         due_at = clock_timestamp() + least(power(2, tries), $2) * interval '1 second'
       where place in (
         select place from till.notice where delivered_at is null and due_at <= clock_timestamp()
           and created_at > clock_timestamp() - ${patience}
         order by due_at limit $1 for update skip locked)
       returning place, body`,
      [atOnce, longestPauseS],
    );
    await Promise.all(rows.map(tell));
    return rows.length;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      next = Promise.withResolvers<void>();
      const told = await look().catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'the till could not deliver a notice');
        return 0;
      });
      if (told === atOnce) continue;
      const timer = setTimeout(() => next.resolve(), lookEveryMs);
      await next.promise;
      clearTimeout(timer);
    }
  }

  return {
    wake() {
      if (stopping.signal.aborted) return;
      running ??= run();
      next.resolve();
    },
    async [Symbol.asyncDispose]() {
      stopping.abort();
      next.resolve();
      await running;
    },
  };
}
