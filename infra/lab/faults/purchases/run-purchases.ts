import { setSwitches } from '#services/payments/till/till-switches.ts';
import type { TillPayment } from '#services/payments/till/till-payment.ts';
import { runUnderKills, students, type KillOptions, type KillReport } from '../run-under-kills.ts';
import { buyer } from './buyer.ts';
import { provePurchases, type PurchaseProof } from './prove-purchases.ts';
import type { PurchaseBook } from './purchase-book.ts';

export interface PurchasesOptions extends KillOptions {
  readonly purchases: number;
}

export type PurchasesReport = KillReport<PurchaseProof>;

/** Purchases under kills, while the till sends webhooks late, twice, out of order or never. */
export function runPurchases({ purchases, ...options }: PurchasesOptions): Promise<PurchasesReport> {
  const each = Math.ceil(purchases / students);
  return runUnderKills(options, async ({ installation, pool }) => {
    await setSwitches(pool, { late: 0.4, lateMs: 20_000, twice: 0.3, never: 0.25 });
    const book: PurchaseBook = { tried: [], surprises: [] };
    return {
      surprises: book.surprises,
      progress: () => `${book.tried.length} bought`,
      student: ({ index, random, ...student }) =>
        buyer({
          ...student,
          purchases: each,
          firstWay: index,
          pace: () => ((options.kills * options.everyMs) / each) * random() * 1.5,
          book,
        }),
      prove: async (events) => {
        const { rows } = await pool.query<{ state: TillPayment }>('select state from till.payment');
        const till = rows.map(({ state }) => state);
        const allBackMs = Math.max(0, ...installation.backs.map(({ atMs }) => atMs));
        const proof = provePurchases(events, till, book.tried, allBackMs);
        return {
          proof,
          isOpen: proof.notGranted.length > 0 || till.some(({ status }) => status === 'processing'),
        };
      },
    };
  });
}
