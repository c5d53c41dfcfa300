import type { Tracer } from '@opentelemetry/api';
import type pg from 'pg';
import type { BaseLogger } from 'pino';
import type { Journal } from '#domain/core/events/journal.ts';
import { createBackOff } from './feed/back-off.ts';
import { asideOf, openBuild, type Build } from './builds.ts';
import { follow } from './feed/follow.ts';
import { oneByOne, type Limits } from './limits.ts';
import { asOwner } from '../postgres/ownership.ts';
import { openSetAside, readAgain } from '../postgres/set-aside.ts';
import { PoisonEvent, RefusedBatch } from './poison.ts';
import type { Projection } from './projection.ts';
import { rebuild } from './rebuild.ts';
import { switching } from './switching.ts';
import { writeHalt } from './tables/writer.ts';

export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

export interface RunProjections {
  readonly journal: Journal;
  readonly pool: pg.Pool;
  readonly projections: readonly Projection[];
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly onReady?: () => void;
  readonly limits?: Partial<Limits>;
  readonly tracer?: Tracer | undefined;
}

/**
 * Keeps read models up to date until the signal, each where its lock is owned, with back-off. Unreadable events set
 * their stream aside; one that cannot be folded halts its projection.
 */
export async function runProjections(options: RunProjections): Promise<void> {
  const { projections, onReady } = options;
  const unsettled = new Set(projections.map(({ name }) => name));
  const settle = (name: string) => {
    if (unsettled.delete(name) && unsettled.size === 0) onReady?.();
  };
  await Promise.all(projections.map((projection) => run(projection, options, () => settle(projection.name))));
}

async function run(projection: Projection, options: RunProjections, settle: () => void): Promise<void> {
  const { pool, log, signal } = options;
  let { limits } = options;
  const backOff = createBackOff({ firstMs: 100 });
  const onSubscribed = () => {
    backOff.reset();
    settle();
  };
  while (!signal.aborted) {
    try {
      const owned = ['read_models', `${projection.name}_v${projection.version}`] as const;
      const work = (lost: AbortSignal) =>
        carryOn(projection, { ...options, ...(limits && { limits }) }, lost, onSubscribed);
      await asOwner({ pool, owned, signal, work, onWaiting: settle });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof RefusedBatch) limits = { ...limits, ...oneByOne };
      log.warn({ projection: projection.name, err: error }, 'projection failed; retrying');
      await backOff.wait(signal);
    }
  }
}

/** As owner: builds until the signal, the loss of the lock or an error. */
async function carryOn(
  projection: Projection,
  options: RunProjections,
  lost: AbortSignal,
  onSubscribed: () => void,
): Promise<void> {
  const { journal, pool, log, signal, limits, tracer } = options;
  const { name, version } = projection;
  while (!signal.aborted) {
    const build = await openBuild(pool, projection);
    if (build === 'superseded') {
      log.warn({ projection: name, version }, 'a newer version serves; standing by');
      onSubscribed();
      return untilAborted(AbortSignal.any([signal, lost]));
    }
    const turn = switching(pool, projection, build.tableName);
    const until = {
      ...turn,
      async switch() {
        const isSwitched = await turn.switch();
        if (isSwitched) log.info({ projection: name, version }, 'new version serves');
        return isSwitched;
      },
    };
    if (build.serves) void rebuildOnceReadable(projection, options, build, AbortSignal.any([signal, lost]));
    try {
      await follow({
        journal,
        pool,
        projection,
        build,
        signal,
        lost,
        limits,
        tracer,
        onSubscribed,
        onSetAside: ({ event, error }) =>
          log.error({ projection: name, ...event, err: error }, 'projection set a stream aside'),
        until: build.serves ? undefined : until,
      });
    } catch (error) {
      if (!(error instanceof PoisonEvent)) throw error;
      log.error({ projection: name, ...error.halt }, 'projection halted');
      await writeHalt(pool, projection, build, error.halt);
      onSubscribed();
      return untilAborted(AbortSignal.any([signal, lost]));
    }
  }
}

/** Rebuilds once set-aside streams are readable, because a fold takes events in order. */
async function rebuildOnceReadable(
  projection: Projection,
  { journal, pool, log, limits }: RunProjections,
  build: Build,
  signal: AbortSignal,
): Promise<void> {
  try {
    const aside = (await openSetAside(pool, asideOf(build))).list();
    const events = await Promise.all(aside.map((one) => readAgain(journal, one)));
    if (events.every((read) => read === undefined)) return;
    log.info({ projection: projection.name }, 'streams that were set aside are readable: rebuilding');
    await rebuild({ journal, pool, projection, signal, ...(limits && { limits }) });
  } catch (error) {
    if (!signal.aborted) log.warn({ projection: projection.name, err: error }, 'rebuild failed');
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
