import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { randomFrom } from '#domain/core/shuffle.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { openStorage, type Storage } from '#infra/processes/open-storage.ts';
import { enter } from './players/enter.ts';
import { startInstallation, type Installation } from './installation.ts';
import { killOrder, parts } from './kill-order.ts';
import { openLedger } from './players/ledger.ts';
import { createPatientCaller, type PatientCaller } from './players/patient-caller.ts';
import { tokenInMail } from './token-in-mail.ts';

export interface KillOptions {
  readonly kills: number;
  readonly everyMs: number;
  readonly seed?: string;
  readonly log: (line: string) => void;
  readonly signal?: AbortSignal;
}

export interface KillReport<Proof> {
  readonly seed: string;
  readonly seconds: number;
  readonly kills: number;
  readonly proof: Proof;
  readonly surprises: readonly string[];
}

interface EnteredStudent {
  readonly index: number;
  readonly userId: string;
  readonly caller: PatientCaller;
  readonly random: () => number;
  readonly over: AbortSignal;
}

interface Run {
  readonly installation: Installation;
  readonly pool: pg.Pool;
  readonly over: AbortSignal;
}

interface Play<Proof> {
  /** Unexpected answers to students; the run adds those to registrations. */
  readonly surprises: string[];
  readonly progress: () => string;
  readonly student: (student: EnteredStudent) => Promise<void>;
  /** Runs beside the students, until `isOver`. */
  readonly beside?: (isOver: () => boolean) => Promise<void>;
  /** @returns the proof for all events so far, and whether more are expected */
  readonly prove: (events: readonly RecordedEvent[]) => Promise<{ proof: Proof; isOpen: boolean }>;
}

export const students = 8;
/** The wait for further events. */
const settleMs = 90_000;

/** Runs eight students on an installation whose parts are killed in turn. */
export async function runUnderKills<Proof>(
  { kills, everyMs, log, signal, ...given }: KillOptions,
  prepare: (run: Run) => Promise<Play<Proof>>,
): Promise<KillReport<Proof>> {
  const seed = given.seed ?? randomBytes(4).toString('hex');
  const since = Date.now();
  await using installation = await startInstallation({ sprintSeconds: 360, log });
  const { baseUrl, databaseUrl, personalDataKey, eventStore, dataDir } = installation;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  const over = new AbortController();
  try {
    const play = await prepare({ installation, pool, over: over.signal });
    const working = Array.from({ length: students }, async (_, index) => {
      const random = randomFrom(`${seed}/student/${index}`);
      const caller = createPatientCaller(baseUrl, over.signal);
      const ledger = openLedger();
      const userId = await enter({
        caller,
        random,
        ledger,
        pace: () => 0,
        signal: over.signal,
        mailTokenOf: (id: string) => tokenInMail(pool, id, 'verification', over.signal),
        admin: () => Promise.reject(new Error('students need no admin')),
      });
      play.surprises.push(...ledger.surprises);
      if (userId !== undefined) await play.student({ index, userId, caller, random, over: over.signal });
    });
    let isOver = false;
    const worked = Promise.all(working).finally(() => (isOver = true));
    const done = Promise.all([worked, play.beside?.(() => isOver)]);
    done.catch(() => undefined);
    for (const part of killOrder(kills, seed, parts)) {
      await pause(everyMs, undefined, { signal });
      await installation.kill(part);
      log(`${((Date.now() - since) / 1000).toFixed(1)} s: ${part} was killed, ${play.progress()}`);
    }
    await done;
    log('all students are done');
    await using storage = await openStorage(
      { databaseUrl, personalDataKey, eventStore, dataDir },
      pino({ level: 'silent' }),
      { connections: 4 },
    );
    const proof = await settled(storage, play);
    return { seed, kills, proof, surprises: play.surprises, seconds: (Date.now() - since) / 1000 };
  } finally {
    over.abort();
    await pool.end();
  }
}

/** The proof once no more events are expected, or after a minute and a half. */
async function settled<Proof>({ journal }: Storage, { prove }: Play<Proof>): Promise<Proof> {
  for (const until = Date.now() + settleMs; ; await pause(500)) {
    const events: RecordedEvent[] = [];
    for await (const event of journal.readAll()) events.push(event as RecordedEvent);
    const { proof, isOpen } = await prove(events);
    if (!isOpen || Date.now() > until) return proof;
  }
}
