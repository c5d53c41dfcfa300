import type pg from 'pg';
import type { Logger } from 'pino';
import { UnreadableEvent } from '#domain/core/events/codec.ts';
import type { Journal, Unreadable } from '#domain/core/events/journal.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { createBackOff } from '#projections/core/feed/back-off.ts';
import { openSetAside, readAgain, type SetAside } from '#projections/postgres/set-aside.ts';
import { asOwner } from '#projections/postgres/ownership.ts';
import { checkpointOf } from './checkpoints.ts';
import { isDefect, messageOf } from './failure.ts';
import { openLanes } from './lanes.ts';
import type { Reactor, ReactorState, ReactorStatus } from './reactor.ts';

export interface ReactorDependencies {
  readonly journal: Journal;
  /** Migrated. The reactors also share one connection, which holds their locks. */
  readonly pool: pg.Pool;
  readonly reactors: readonly Reactor[];
  readonly log: Logger;
  readonly signal: AbortSignal;
}

export interface RunningReactors {
  states(): readonly ReactorState[];
  /** Never rejects. */
  readonly ended: Promise<void>;
}

/** Runs reactors from their checkpoints. Failures are retried, defects halt one reactor; unreadable events set their stream aside. */
export function runReactors(dependencies: ReactorDependencies): RunningReactors {
  const runs = dependencies.reactors.map((reactor) => new Run(reactor, dependencies));
  const ended = Promise.all(runs.map((run) => run.start())).then(() => undefined);
  return { ended, states: () => runs.map((run) => run.state(Date.now())) };
}

const oneLane = { atOnce: 1, of: () => '' } as const;

/** How often an idle reactor's position is saved. */
const idleSaveMs = 1_000;

class Run {
  readonly #reactor: Reactor;
  readonly #dependencies: ReactorDependencies;
  #status: ReactorStatus = 'standby';
  #error: string | undefined;
  readonly #inProgress = new Set<RecordedEvent>();
  readonly #failing = new Set<RecordedEvent>();

  constructor(reactor: Reactor, dependencies: ReactorDependencies) {
    this.#reactor = reactor;
    this.#dependencies = dependencies;
  }

  state(now: number): ReactorState {
    const { name, version } = this.#reactor;
    const [oldest] = this.#inProgress;
    const lagMs = oldest ? Math.max(0, now - Date.parse(oldest.recordedAt)) : 0;
    return { name, version, status: this.#status, ...(this.#error && { error: this.#error }), lagMs };
  }

  async start(): Promise<void> {
    const { pool, signal } = this.#dependencies;
    const owned = ['workflows', this.#reactor.name] as const;
    const backOff = createBackOff({ firstMs: 100 });
    const work = async (lost: AbortSignal) => {
      backOff.reset();
      this.#became('running');
      await this.#follow(AbortSignal.any([signal, lost]));
    };
    while (!signal.aborted) {
      try {
        await asOwner({ pool, owned, signal, work });
        this.#became('standby');
      } catch (error) {
        if (signal.aborted) return;
        this.#became(isDefect(error) ? 'halted' : 'retrying', error);
        if (this.#status === 'halted') return;
        await backOff.wait(signal);
      }
    }
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const { name, version, types, lanes: { atOnce, of: laneOf } = oneLane } = this.#reactor;
    const { journal, pool } = this.#dependencies;
    const checkpoint = checkpointOf(pool, name, version);
    const aside = await openSetAside(pool, `reactor ${name}`);
    await this.#catchUp(aside, signal);
    const after = (await checkpoint.load()) ?? 'start';
    const failed = new AbortController();
    const going = AbortSignal.any([signal, failed.signal]);
    const lanes = openLanes<RecordedEvent>(
      atOnce,
      (event) => this.#handle(event, aside, going),
      ({ position }) => checkpoint.save(position),
      () => failed.abort(),
    );
    try {
      let savedAt = Date.now();
      for await (const message of journal.subscribe({
        after,
        filter: { eventTypes: types },
        signal: going,
      })) {
        if (message.kind === 'event') {
          // The journal's codecs are those of AnyEvent.
          const event = message.event as unknown as RecordedEvent;
          await lanes.add(laneOf(event), event);
        } else if (message.kind === 'unreadable') {
          await this.#setAside(aside, message.event, message.error);
        } else if (message.kind === 'checkpoint' && lanes.isEmpty && Date.now() - savedAt >= idleSaveMs) {
          await checkpoint.save(message.position);
          savedAt = Date.now();
        }
      }
    } finally {
      await lanes.end();
    }
  }

  /** Handles streams that an older program set aside and this one can read. */
  async #catchUp(aside: SetAside, signal: AbortSignal): Promise<void> {
    const { types } = this.#reactor;
    for (const one of aside.list()) {
      const events = await readAgain(this.#dependencies.journal, one);
      if (!events) continue;
      await aside.remove(one.stream);
      for (const event of events as unknown as readonly RecordedEvent[])
        if ((types as readonly string[]).includes(event.type)) await this.#handle(event, aside, signal);
    }
  }

  async #setAside(aside: SetAside, event: Unreadable['event'], error: UnreadableEvent): Promise<void> {
    await aside.add(event, error);
    const { log } = this.#dependencies;
    log.error({ reactor: this.#reactor.name, ...event, err: error }, 'reactor set a stream aside');
  }

  /** Retries until done, or its stream is set aside; false after the signal. */
  async #handle(event: RecordedEvent, aside: SetAside, signal: AbortSignal): Promise<boolean> {
    if (aside.has(event.stream)) return true;
    this.#inProgress.add(event);
    try {
      const backOff = createBackOff({ firstMs: 100 });
      while (!signal.aborted) {
        try {
          await this.#reactor.handle(event);
          this.#failing.delete(event);
          if (this.#failing.size === 0) this.#became('running');
          return true;
        } catch (error) {
          if (error instanceof UnreadableEvent) {
            const { type, stream, revision, position, recordedAt } = event;
            await this.#setAside(aside, { type, stream, revision, position, recordedAt }, error);
            return true;
          }
          if (isDefect(error)) throw error;
          this.#failing.add(event);
          this.#became('retrying', error, event);
          await backOff.wait(signal);
        }
      }
      return false;
    } finally {
      this.#inProgress.delete(event);
      this.#failing.delete(event);
    }
  }

  #became(status: ReactorStatus, cause?: unknown, at?: RecordedEvent): void {
    const error = cause === undefined ? undefined : messageOf(cause);
    if (status === this.#status && error === this.#error) return;
    this.#status = status;
    this.#error = error;
    const { log } = this.#dependencies;
    const about = { reactor: this.#reactor.name, event: at?.id, position: at?.position };
    if (status === 'halted') log.error({ ...about, err: cause }, 'reactor halted');
    else if (status === 'retrying') log.warn({ ...about, err: cause }, 'reactor failed; retrying');
    else log.info(about, `reactor ${status}`);
  }
}
