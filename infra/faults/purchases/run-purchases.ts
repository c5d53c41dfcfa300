import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { randomFrom } from '#domain/core/shuffle.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { openStorage, type Storage } from '#infra/processes/open-storage.ts';
import type { TillPayment } from '#services/payments/till/till-payment.ts';
import { setSwitches } from '#services/payments/till/till-switches.ts';
import { enter } from '../enter.ts';
import { startInstallation } from '../installation.ts';
import { killOrder, parts } from '../kill-order.ts';
import { openLedger } from '../ledger.ts';
import { tokenInMail } from '../token-in-mail.ts';
import { createPatientCaller } from '../patient-caller.ts';
import { buyer } from './buyer.ts';
import { provePurchases, type PurchaseProof } from './prove-purchases.ts';
import type { PurchaseBook } from './purchase-book.ts';

export interface PurchasesOptions {
  readonly purchases: number;
  readonly kills: number;
  /** From one kill to the next, in milliseconds. */
  readonly everyMs: number;
  readonly seed?: string;
  readonly log: (line: string) => void;
  readonly signal?: AbortSignal;
}

export interface PurchasesReport {
  readonly seed: string;
  readonly seconds: number;
  readonly kills: number;
  readonly proof: PurchaseProof;
  readonly surprises: readonly string[];
}

const buyers = 8;
/** What is left to be granted is waited for so long; later is late anyway. */
const settleMs = 90_000;

/** Purchases under kills of everything, while the till tells late, twice, out of order or never. */
export async function runPurchases({
  purchases,
  kills,
  everyMs,
  log,
  signal,
  ...given
}: PurchasesOptions): Promise<PurchasesReport> {
  const seed = given.seed ?? randomBytes(4).toString('hex');
  const since = Date.now();
  await using installation = await startInstallation({ sprintSeconds: 360, log });
  const { baseUrl, databaseUrl, personalDataKey, eventStore, dataDir, backs } = installation;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  const over = new AbortController();
  const book: PurchaseBook = { tried: [], surprises: [] };
  try {
    await setSwitches(pool, { late: 0.4, lateMs: 20_000, twice: 0.3, never: 0.25 });
    const each = Math.ceil(purchases / buyers);
    const buying = Array.from({ length: buyers }, async (_, index) => {
      const random = randomFrom(`${seed}/buyer/${index}`);
      const caller = createPatientCaller(baseUrl, over.signal);
      const player = {
        caller,
        random,
        pace: () => 0,
        signal: over.signal,
        ledger: openLedger(),
        mailTokenOf: (userId: string) => tokenInMail(pool, userId, 'verification', over.signal),
        admin: () => Promise.reject(new Error('no admin buys')),
      };
      const userId = await enter(player);
      book.surprises.push(...player.ledger.surprises);
      if (userId === undefined) return;
      const pace = () => ((kills * everyMs) / each) * random() * 1.5;
      const options = { caller, userId, purchases: each, firstWay: index, pace, book, over: over.signal };
      await buyer(options);
    });
    const done = Promise.all(buying);
    done.catch(() => undefined);
    for (const part of killOrder(kills, seed, parts)) {
      await pause(everyMs, undefined, { signal });
      await installation.kill(part);
      log(`${((Date.now() - since) / 1000).toFixed(1)} s: ${part} was killed, ${book.tried.length} bought`);
    }
    await done;
    log('all have bought what they wanted');
    const allBackMs = Math.max(0, ...backs.map(({ atMs }) => atMs));
    await using storage = await openStorage(
      { databaseUrl, personalDataKey, eventStore, dataDir },
      pino({ level: 'silent' }),
      { connections: 4 },
    );
    const proof = await settled(storage, pool, book, allBackMs);
    return { seed, kills, proof, surprises: book.surprises, seconds: (Date.now() - since) / 1000 };
  } finally {
    over.abort();
    await pool.end();
  }
}

async function settled(
  { journal }: Storage,
  pool: pg.Pool,
  { tried }: PurchaseBook,
  allBackMs: number,
): Promise<PurchaseProof> {
  for (const until = Date.now() + settleMs; ; await pause(500)) {
    const { rows } = await pool.query<{ state: TillPayment }>('select state from till.payment');
    const till = rows.map(({ state }) => state);
    const events: RecordedEvent[] = [];
    // The journal's codecs are the ones that RecordedEvent is made of.
    for await (const event of journal.readAll()) events.push(event as RecordedEvent);
    const proof = provePurchases(events, till, tried, allBackMs);
    const isOpen = proof.notGranted.length > 0 || till.some(({ status }) => status === 'processing');
    if (!isOpen || Date.now() > until) return proof;
  }
}
