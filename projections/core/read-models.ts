import { CamelCasePlugin, Kysely, PostgresDialect, type Logger } from 'kysely';
import type pg from 'pg';
import type { Position } from '#domain/core/events/event-store.ts';
import type { ProjectionName, Tables } from '../projections.ts';
import { openChangeFeed, type ChangeFeedOptions } from './feed/change-feed.ts';
import type { Change } from './feed/change.ts';
import { schema } from './tables/schema.ts';
import { selectStates, type ProjectionState } from './states.ts';

export type ReadModelsDatabase = Kysely<Tables>;

/** Typed queries over the serving views. The pool stays open: `destroy` is never called. */
export function openReadModelsDatabase(pool: pg.Pool, log?: Logger): ReadModelsDatabase {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    // JSON keys are unchanged; `answersADay` is `answers_a_day`, as in `table.ts`.
    plugins: [
      new CamelCasePlugin({ maintainNestedObjectKeys: true, underscoreBetweenUppercaseLetters: true }),
    ],
    ...(log && { log }),
  }).withSchema(schema);
}

export interface ReadModels {
  readonly db: ReadModelsDatabase;
  /** Waits until these projections have reached `position` (rule 6 of the architecture); resolves anyway after `timeoutMs` or a halt. */
  waitFor(
    projections: readonly ProjectionName[],
    position: Position | undefined,
    timeoutMs?: number,
  ): Promise<void>;
  /** Called for every change; returns the unsubscribe function. */
  onChange(listener: (change: Change) => void): () => void;
  states(): Promise<ProjectionState[]>;
  close(): Promise<void>;
}

const defaultTimeoutMs = 2000;

/** Listening survives a restart of Postgres. */
export function createReadModels(pool: pg.Pool, options?: ChangeFeedOptions): ReadModels {
  const db = openReadModelsDatabase(pool);
  /** The known positions, and how far listeners were notified. */
  const positions = new Map<string, Position>();
  const told = new Map<string, Position>();
  const listeners = new Set<(change: Change) => void>();
  const waiting = new Set<() => void>();

  const know = (projection: string, position: Position) => {
    if (position > (positions.get(projection) ?? '')) positions.set(projection, position);
  };
  const learn = (change: Change) => {
    know(change.projection, change.position);
    told.set(change.projection, change.position);
    for (const check of waiting) check();
    for (const listener of listeners) listener(change);
  };
  /** After a lost connection every moved read model counts as changed for every user. */
  const catchUp = async () => {
    for (const { name, position } of await selectStates(pool)) {
      if (position !== undefined && position > (told.get(name) ?? '')) {
        learn({ projection: name, position, userIds: '*' });
      }
    }
  };
  const feed = openChangeFeed(pool, learn, catchUp, options);

  return {
    db,
    async waitFor(projections, position, timeoutMs = defaultTimeoutMs) {
      if (position === undefined) return;
      const halted = new Set<string>();
      const isReached = () =>
        projections.every((name) => halted.has(name) || (positions.get(name) ?? '') >= position);
      if (isReached()) return;
      const look = async () => {
        for (const state of await selectStates(pool)) {
          if (state.status === 'halted') halted.add(state.name);
          if (state.position !== undefined) know(state.name, state.position);
        }
      };
      await waitUntil(isReached, look, waiting, timeoutMs);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    states: () => selectStates(pool),
    async close() {
      await feed.close();
      listeners.clear();
      for (const check of waiting) check();
    },
  };
}

/** The polling interval, in case a notification was lost. */
const lookMs = 250;

/** Rechecks after notifications and by polling, until the time-out. */
async function waitUntil(
  isReached: () => boolean,
  look: () => Promise<void>,
  waiting: Set<() => void>,
  timeoutMs: number,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => {
    if (isReached()) resolve();
  };
  const lookAgain = () => {
    look().then(check, () => undefined);
  };
  waiting.add(check);
  lookAgain();
  const looking = setInterval(lookAgain, lookMs);
  const timer = setTimeout(resolve, timeoutMs);
  try {
    await promise;
  } finally {
    clearInterval(looking);
    clearTimeout(timer);
    waiting.delete(check);
  }
}
