import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import type { RecordedEvent } from '#domain/streams.ts';
import { openStorage, type Storage } from '#infra/processes/open-storage.ts';
import { joined, workerDowntimes, type Downtime } from './downtime.ts';
import type { StoreKind } from './event-store-server.ts';
import { startInstallation } from './installation.ts';
import { allParts, killOrder, parts, type PartName } from './kill-order.ts';
import type { Ledger } from './players/ledger.ts';
import { startLoad } from './players/load.ts';
import { proveAnalyses, type AnalysisProof } from './proofs/prove-analyses.ts';
import { proveCorrections, type CorrectionProof } from './proofs/prove-corrections.ts';
import { proveEvents, type EventProof } from './proofs/prove-events.ts';
import { proveFairTime, type FairTimeProof } from './proofs/prove-fair-time.ts';
import { proveReadModels, type ReadModelProof } from './proofs/prove-read-models.ts';
import { lostRecordings } from './proofs/prove-recordings.ts';
import { proveSittings, type SittingProof } from './proofs/prove-sittings.ts';
import { proveSprints, type SprintProof } from './proofs/prove-sprints.ts';
import { workerRunsOf } from './worker-log.ts';

export interface FaultsOptions {
  readonly kills: number;
  readonly everyMs: number;
  /** Postgres by default. */
  readonly store?: StoreKind;
  readonly examTakers: number;
  readonly sectionSeconds: number;
  readonly seed?: string;
  readonly log: (line: string) => void;
  readonly signal?: AbortSignal;
}

export interface FaultsReport {
  readonly seed: string;
  readonly store: StoreKind;
  readonly seconds: number;
  readonly kills: readonly {
    readonly part: PartName;
    readonly atMs: number;
    readonly againMs: number;
    readonly killedMs: number;
  }[];
  readonly load: Ledger;
  readonly events: EventProof;
  readonly sprints: SprintProof;
  readonly sittings: SittingProof;
  readonly lostRecordings: readonly string[];
  readonly fairTime: FairTimeProof;
  /** The worker's recovery times in milliseconds, shortest first. */
  readonly workerBackMs: readonly number[];
  readonly corrections: CorrectionProof;
  readonly analyses: AnalysisProof;
  readonly readModels: readonly ReadModelProof[];
  readonly mailedTwice: number;
}

const sprintSeconds = 4;
const settleMs = 240_000;

/**
 * Starts an installation, loads it, kills its parts in turn with SIGKILL while the launcher restarts them, and compares
 * the store with the acknowledged commands. Only 127.0.0.1 is called.
 */
export async function runFaults({
  kills,
  everyMs,
  examTakers,
  sectionSeconds,
  store = 'postgres',
  log,
  signal,
  ...given
}: FaultsOptions): Promise<FaultsReport> {
  const seed = given.seed ?? randomBytes(4).toString('hex');
  const since = Date.now();
  await using installation = await startInstallation({ sprintSeconds, sectionSeconds, store, log });
  const { databaseUrl, personalDataKey, eventStore } = installation;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  try {
    await using load = startLoad({ installation, pool, seed, examTakers });
    const killed: FaultsReport['kills'][number][] = [];
    for (const part of killOrder(kills, seed, store === 'postgres' ? parts : allParts)) {
      await pause(everyMs, undefined, { signal });
      const atMs = Date.now() - since;
      const killedMs = await installation.kill(part);
      const againMs = Date.now() - since - atMs;
      killed.push({ part, atMs, againMs, killedMs });
      log(`${(atMs / 1000).toFixed(1)} s: ${part} was killed`);
    }
    await pause(everyMs, undefined, { signal });
    log('the load ends');
    await load.stop();
    await using storage = await openStorage(
      { databaseUrl, personalDataKey, eventStore, dataDir: installation.dataDir },
      pino({ level: 'silent' }),
      { connections: 6 },
    );
    const events = await settledEvents(storage, load.ledger);
    const runs = workerRunsOf(installation.dataDir);
    const answering = killed.filter(({ part }) => ['api', 'Postgres', 'EventStoreDB'].includes(part));
    log('the proof begins');
    return {
      seed,
      store,
      kills: killed,
      load: load.ledger,
      events: proveEvents(events, load.ledger.promised),
      sprints: proveSprints(events, new Date().toISOString()),
      sittings: proveSittings(events, load.ledger.answers, workerDowntimes(killed, installation.backs, runs)),
      lostRecordings: await lostRecordings(storage.files, load.ledger.answers),
      fairTime: proveFairTime(
        events,
        await notedOutages(pool),
        joined(
          answering.map((kill) => ({ fromMs: kill.killedMs, untilMs: backAfter(installation.backs, kill) })),
        ),
      ),
      workerBackMs: killed
        .filter(({ part }) => part === 'workflows')
        .map(({ killedMs }) => (runs.find((atMs) => atMs > killedMs) ?? Infinity) - killedMs)
        .toSorted((one, other) => one - other),
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

/** All events, after the last sprint has expired and workflows had time to end, score and rescore. */
async function settledEvents({ journal }: Storage, { answers }: Ledger): Promise<RecordedEvent[]> {
  await pause(sprintSeconds * 1000);
  for (const until = Date.now() + settleMs; ; await pause(500)) {
    const events: RecordedEvent[] = [];
    // The journal's codecs are those of RecordedEvent.
    for await (const event of journal.readAll()) events.push(event as RecordedEvent);
    const { unfinished } = proveSprints(events, new Date().toISOString());
    const { left } = proveCorrections(events);
    const { waiting } = proveAnalyses(events);
    const { unfinished: sitting } = proveSittings(events, answers, []);
    if (unfinished.length + sitting.length + left.length + waiting.length === 0 || Date.now() > until)
      return events;
  }
}

const backAfter = (
  backs: readonly { readonly part: PartName; readonly atMs: number }[],
  { part, killedMs }: { readonly part: PartName; readonly killedMs: number },
) => backs.find((one) => one.part === part && one.atMs >= killedMs)?.atMs ?? killedMs;

/** From the installation's own beats. */
async function notedOutages(pool: pg.Pool): Promise<Downtime[]> {
  const { rows } = await pool.query<{ from_at: Date; until_at: Date }>(
    'select from_at, until_at from ops.outage order by from_at',
  );
  return rows.map(({ from_at, until_at }) => ({ fromMs: from_at.getTime(), untilMs: until_at.getTime() }));
}

/** Users with two mails of a kind; reminders are daily. */
async function mailedTwice(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select user_id from mail.outbox
     group by user_id, kind, case when kind = 'plan_reminder' then right(id, 10) else '' end having count(*) > 1`,
  );
  return rowCount ?? 0;
}

export function findings(report: FaultsReport): string[] {
  const { load, events, sprints, corrections, analyses, readModels, mailedTwice: twice } = report;
  const { sittings, fairTime } = report;
  // A short run may end before a test reaches speaking.
  const isShort = report.kills.length < 10;
  return [
    ...(load.promised.length === 0 ? ['nothing was acknowledged: the load did nothing'] : []),
    ...(sprints.byClock === 0 ? ['no sprint was ended by the clock'] : []),
    ...events.lost.map((what) => `lost: ${what}`),
    ...events.duplicated.map((what) => `duplicated: ${what}`),
    ...events.disorder.map((what) => `out of order: ${what}`),
    ...sprints.unfinished.map((what) => `time is up and it is not finished: ${what}`),
    ...(sittings.started === 0 ? ['no whole test was sat'] : []),
    ...(sittings.spoken === 0 && !isShort ? ['no spoken answer was given in a whole test'] : []),
    ...sittings.lostAnswers.map((what) => `an answer of a test was lost: ${what}`),
    ...sittings.doubledAnswers.map((what) => `answered twice in a test: ${what}`),
    ...sittings.unfinished.map((what) => `a test without its result: ${what}`),
    ...report.lostRecordings.map((what) => `a recording was lost: ${what}`),
    ...fairTime.twice.map((what) => `given back twice: ${what}`),
    ...fairTime.missing.map((what) => `not given back: ${what}`),
    ...fairTime.unfounded.map((what) => `given back without an outage: ${what}`),
    ...(isShort ? [] : lateIn(report)),
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

/** Delays depend on the machine, so that tests among others skip them. */
function lateIn({ sittings, fairTime }: FaultsReport): string[] {
  return [
    ...sittings.late.map((what) => `ended late: ${what}`),
    ...fairTime.unnoted.map((what) => `an outage that was not noted to the second: ${what}`),
  ];
}
