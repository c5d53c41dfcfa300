import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import type { RecordedEvent } from '#domain/streams.ts';
import { openStorage, type Storage } from '#infra/processes/open-storage.ts';
import { startInstallation } from './installation.ts';
import { killOrder, type PartName } from './kill-order.ts';
import type { Ledger } from './ledger.ts';
import { startLoad } from './load.ts';
import { proveAnalyses, type AnalysisProof } from './prove-analyses.ts';
import { proveCorrections, type CorrectionProof } from './prove-corrections.ts';
import { proveEvents, type EventProof } from './prove-events.ts';
import { proveReadModels, type ReadModelProof } from './prove-read-models.ts';
import { proveSprints, type SprintProof } from './prove-sprints.ts';

export interface FaultsOptions {
  /** How many kills, of all parts in turn. */
  readonly kills: number;
  /** From one kill to the next, in milliseconds. */
  readonly everyMs: number;
  /** What depends on chance depends on it. */
  readonly seed?: string;
  readonly log: (line: string) => void;
  /** Ends it early, with everything it has started. */
  readonly signal?: AbortSignal;
}

export interface FaultsReport {
  readonly seed: string;
  readonly seconds: number;
  readonly kills: readonly { readonly part: PartName; readonly atMs: number; readonly againMs: number }[];
  readonly load: Ledger;
  readonly events: EventProof;
  readonly sprints: SprintProof;
  readonly corrections: CorrectionProof;
  readonly analyses: AnalysisProof;
  readonly readModels: readonly ReadModelProof[];
  /** Users who got more than one mail. */
  readonly mailedTwice: number;
}

const sprintSeconds = 4;
const settleMs = 90_000;

/**
 * Starts an installation of its own, puts a load on it, kills its parts in turn with SIGKILL while the launcher starts
 * them again, and holds what is stored against what was acknowledged. Nothing but 127.0.0.1 is ever called.
 */
export async function runFaults({
  kills,
  everyMs,
  log,
  signal,
  ...given
}: FaultsOptions): Promise<FaultsReport> {
  const seed = given.seed ?? randomBytes(4).toString('hex');
  const since = Date.now();
  await using installation = await startInstallation(sprintSeconds, log);
  const { baseUrl, databaseUrl, personalDataKey } = installation;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  try {
    await using load = startLoad(baseUrl, pool, seed);
    const killed: FaultsReport['kills'][number][] = [];
    for (const part of killOrder(kills, seed)) {
      await pause(everyMs, undefined, { signal });
      const atMs = Date.now() - since;
      await installation.kill(part);
      const againMs = Date.now() - since - atMs;
      killed.push({ part, atMs, againMs });
      log(`${(atMs / 1000).toFixed(1)} s: ${part} was killed`);
    }
    await pause(everyMs, undefined, { signal });
    log('the load ends');
    await load.stop();
    await using storage = await openStorage(
      { databaseUrl, personalDataKey, eventStore: { kind: 'postgres' }, dataDir: installation.dataDir },
      pino({ level: 'silent' }),
      { connections: 6 },
    );
    const events = await settledEvents(storage);
    log('the proof begins');
    return {
      seed,
      kills: killed,
      load: load.ledger,
      events: proveEvents(events, load.ledger.promised),
      sprints: proveSprints(events, new Date().toISOString()),
      corrections: proveCorrections(events),
      analyses: proveAnalyses(events),
      readModels: await proveReadModels(storage, events),
      mailedTwice: await mailedTwice(pool),
      seconds: (Date.now() - since) / 1000,
    };
  } finally {
    await pool.end();
  }
}

/** All events, once the last sprint has run out and workflows had time to end it and to score answers, some of them again. */
async function settledEvents({ journal }: Storage): Promise<RecordedEvent[]> {
  await pause(sprintSeconds * 1000);
  for (const until = Date.now() + settleMs; ; await pause(500)) {
    const events: RecordedEvent[] = [];
    // The journal's codecs are the ones that RecordedEvent is made of.
    for await (const event of journal.readAll()) events.push(event as RecordedEvent);
    const { unfinished } = proveSprints(events, new Date().toISOString());
    const { left } = proveCorrections(events);
    const { waiting } = proveAnalyses(events);
    if (unfinished.length + left.length + waiting.length === 0 || Date.now() > until) return events;
  }
}

async function mailedTwice(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    'select user_id from mail.outbox group by user_id having count(*) > 1',
  );
  return rowCount ?? 0;
}

/** What is off, in sentences; none when all is well. */
export function findings(report: FaultsReport): string[] {
  const { load, events, sprints, corrections, analyses, readModels, mailedTwice: twice } = report;
  return [
    ...(load.promised.length === 0 ? ['nothing was acknowledged: the load did nothing'] : []),
    ...(sprints.byClock === 0 ? ['no sprint was ended by the clock'] : []),
    ...events.lost.map((what) => `lost: ${what}`),
    ...events.duplicated.map((what) => `duplicated: ${what}`),
    ...events.disorder.map((what) => `out of order: ${what}`),
    ...sprints.unfinished.map((what) => `time is up and it is not finished: ${what}`),
    ...(corrections.rescored === 0 ? ['no answer was scored again by a corrected key'] : []),
    ...corrections.left.map((what) => `scored by the old key alone: ${what}`),
    ...corrections.tooOften.map((what) => `scored again too often: ${what}`),
    ...analyses.waiting.map((what) => `neither scored nor failed: ${what}`),
    ...analyses.tooOften.map((what) => `scored more than once by the same analysis: ${what}`),
    ...readModels.filter(({ isEqual }) => !isEqual).map(({ name }) => `differs from its rebuild: ${name}`),
    ...(twice > 0 ? [`${twice} users were mailed twice`] : []),
    ...load.surprises.map((what) => `the load met ${what}`),
  ];
}
