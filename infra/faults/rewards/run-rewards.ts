import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { randomFrom } from '#domain/core/shuffle.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { openStorage, type Storage } from '#infra/processes/open-storage.ts';
import { enter } from '../enter.ts';
import { startInstallation } from '../installation.ts';
import { killOrder, parts } from '../kill-order.ts';
import { logIn } from '../load.ts';
import { openLedger } from '../ledger.ts';
import { createPatientCaller } from '../patient-caller.ts';
import { tokenInMail } from '../token-in-mail.ts';
import { proveRewards, type RewardProof } from './prove-rewards.ts';
import type { RewardBook } from './reward-book.ts';
import { discardSome, makeSurveys } from './survey-admin.ts';
import { surveyTaker } from './survey-taker.ts';

export interface RewardsOptions {
  readonly rewards: number;
  readonly kills: number;
  /** From one kill to the next, in milliseconds. */
  readonly everyMs: number;
  readonly seed?: string;
  readonly log: (line: string) => void;
  readonly signal?: AbortSignal;
}

export interface RewardsReport {
  readonly seed: string;
  readonly seconds: number;
  readonly kills: number;
  readonly proof: RewardProof;
  readonly surprises: readonly string[];
}

const takers = 8;
/** What is left to be granted is waited for so long. */
const settleMs = 90_000;

/** Rewards for surveys under kills of everything, while an admin discards some of the answers. */
export async function runRewards({
  rewards,
  kills,
  everyMs,
  log,
  signal,
  ...given
}: RewardsOptions): Promise<RewardsReport> {
  const seed = given.seed ?? randomBytes(4).toString('hex');
  const since = Date.now();
  await using installation = await startInstallation({ sprintSeconds: 360, log });
  const { baseUrl, databaseUrl, personalDataKey, eventStore, dataDir, admin } = installation;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  const over = new AbortController();
  const book: RewardBook = { completed: [], discarded: [], surprises: [] };
  try {
    const adminCaller = await logIn(createPatientCaller(baseUrl, over.signal), admin);
    const surveyIds = await makeSurveys(adminCaller, Math.ceil(rewards / takers));
    const takings = Array.from({ length: takers }, async (_, index) => {
      const random = randomFrom(`${seed}/taker/${index}`);
      const caller = createPatientCaller(baseUrl, over.signal);
      const player = {
        caller,
        random,
        pace: () => 0,
        signal: over.signal,
        ledger: openLedger(),
        mailTokenOf: (userId: string) => tokenInMail(pool, userId, 'verification', over.signal),
        admin: () => Promise.reject(new Error('students take surveys')),
      };
      const userId = await enter(player);
      book.surprises.push(...player.ledger.surprises);
      if (userId === undefined) return;
      const pace = () => ((kills * everyMs) / surveyIds.length) * random() * 1.5;
      await surveyTaker({ caller, userId, surveyIds, pace, book, over: over.signal });
    });
    let isOver = false;
    const taken = Promise.all(takings).finally(() => (isOver = true));
    const done = Promise.all([taken, discardSome(adminCaller, book, () => isOver, over.signal)]);
    done.catch(() => undefined);
    for (const part of killOrder(kills, seed, parts)) {
      await pause(everyMs, undefined, { signal });
      await installation.kill(part);
      log(
        `${((Date.now() - since) / 1000).toFixed(1)} s: ${part} was killed, ${book.completed.length} completed`,
      );
    }
    await done;
    log('all surveys are completed');
    await using storage = await openStorage(
      { databaseUrl, personalDataKey, eventStore, dataDir },
      pino({ level: 'silent' }),
      { connections: 4 },
    );
    const proof = await settled(storage, book);
    return { seed, kills, proof, surprises: book.surprises, seconds: (Date.now() - since) / 1000 };
  } finally {
    over.abort();
    await pool.end();
  }
}

async function settled({ journal }: Storage, book: RewardBook): Promise<RewardProof> {
  for (const until = Date.now() + settleMs; ; await pause(500)) {
    const events: RecordedEvent[] = [];
    // The journal's codecs are the ones that RecordedEvent is made of.
    for await (const event of journal.readAll()) events.push(event as RecordedEvent);
    const proof = proveRewards(events, book);
    const isOpen = proof.lost.length > 0 || proof.kept.length > 0;
    if (!isOpen || Date.now() > until) return proof;
  }
}
