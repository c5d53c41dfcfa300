import type { CompiledQuery } from 'kysely';
import { vi } from 'vitest';
import type { Position } from '#domain/core/events/event-store.ts';
import { codecOf } from '#domain/streams.ts';
import type { Limits } from '#projections/core/limits.ts';
import type { Projection, Row } from '#projections/core/projection.ts';
import {
  createReadModels,
  openReadModelsDatabase,
  type ReadModels,
  type ReadModelsDatabase,
} from '#projections/core/read-models.ts';
import { runProjections, type Log } from '#projections/core/run-projections.ts';
import { selectAllRows } from '#projections/core/tables/table.ts';
import type { Example } from '#projections/core/testing/recorded.ts';
import { patienceMs } from './patience.ts';
import { openTestJournal, type TestJournal, type TestJournalOptions } from './journal.ts';

export interface TestReadModels extends TestJournal {
  readonly readModels: ReadModels;
  /** Appends an example of a test. */
  record(example: Example): Promise<Position>;
  /** The rows that readers see, in key order. */
  rows(projection: Projection): Promise<Row[]>;
  /** Waits until the serving rows have reached this position. */
  reached(projection: Projection, position: string): Promise<void>;
  /** The projections, of those named, that have reached this position, sorted by name. */
  passed(names: readonly string[], position: Position): Promise<string[]>;
}

export async function openTestReadModels(options?: TestJournalOptions): Promise<TestReadModels> {
  const harness = await openTestJournal(options);
  const readModels = createReadModels(harness.pool);
  return {
    ...harness,
    readModels,
    record({ type, data, stream, userId, visitorId, at }) {
      const about = {
        ...(userId !== undefined && { userId }),
        ...(visitorId !== undefined && { visitorId }),
        ...(at !== undefined && { at }),
      };
      return harness.append(codecOf(type), stream, [{ type, data }], about);
    },
    rows: (projection) => selectAllRows(harness.pool, projection, projection.name),
    reached: (projection, position) =>
      eventually(async () => {
        const states = await readModels.states();
        const state = states.find(({ name }) => name === projection.name);
        if (state?.position !== undefined && state.position >= position) return;
        throw new Error(`${projection.name} is at ${JSON.stringify(state)}, not yet at ${position}`);
      }),
    async passed(names, position) {
      const states = await readModels.states();
      const isThere = (at: Position | undefined) => at !== undefined && at >= position;
      return states
        .filter((state) => names.includes(state.name) && isThere(state.position))
        .map(({ name }) => name)
        .toSorted();
    },
    async [Symbol.asyncDispose]() {
      await readModels.close();
      await harness[Symbol.asyncDispose]();
    },
  };
}

/** Polls until `check` passes, with a timeout that suits a busy machine. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: patienceMs, interval: 20 });
}

/** Runs projections until they have reached this position. */
export async function foldUpTo(
  harness: TestReadModels,
  projections: readonly Projection[],
  position: Position,
): Promise<void> {
  await using running = startProjections(harness, projections);
  await running.ready;
  for (const projection of projections) await harness.reached(projection, position);
}

/** Postgres's plans for the queries that `ask` sends to the read models. */
export async function plansOf(
  { pool }: Pick<TestJournal, 'pool'>,
  ask: (db: ReadModelsDatabase) => Promise<unknown>,
): Promise<string[]> {
  const asked: CompiledQuery[] = [];
  const db = openReadModelsDatabase(pool, ({ query }) => void asked.push(query));
  await ask(db);
  const plans: string[] = [];
  for (const { sql, parameters } of asked) {
    const lines = await pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
    plans.push(lines.rows.map((line) => line['QUERY PLAN']).join('\n'));
  }
  return plans;
}

export interface Running extends AsyncDisposable {
  /** Resolves when all projections are subscribed, halted or owned elsewhere. */
  readonly ready: Promise<void>;
  /** Resolves when the runner has ended, which it never does on its own. */
  readonly ended: Promise<void>;
  readonly log: { readonly level: string; readonly text: string }[];
}

/** Runs projections until disposed, then waits for them to end. */
export function startProjections(
  { journal, pool }: Pick<TestJournal, 'journal' | 'pool'>,
  projections: readonly Projection[],
  limits: Partial<Limits> = {},
): Running {
  const stop = new AbortController();
  const log: { level: string; text: string }[] = [];
  const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
  const ended = runProjections({
    journal,
    pool,
    projections,
    onReady,
    limits,
    log: recorder(log),
    signal: stop.signal,
  });
  return {
    ready,
    ended,
    log,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await ended;
    },
  };
}

function recorder(lines: { level: string; text: string }[]): Log {
  const write =
    (level: string) =>
    (...parts: unknown[]) => {
      lines.push({ level, text: parts.filter((part) => typeof part === 'string').join(' ') });
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
