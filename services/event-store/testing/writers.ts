import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore } from '#domain/core/events/event-store.ts';
import { appended, idsOf, insist, newEvents, uniqueStream } from './harness.ts';

interface Written {
  readonly stream: string;
  readonly ids: readonly string[];
}

/** Appends continuously while a test disturbs the server. */
export interface Writers {
  /** Waits for this many more acknowledged appends. @throws the error of a writer */
  more(count: number): Promise<void>;
  /** Lets each writer finish its last append. @throws the error of a writer */
  finish(): Promise<readonly Written[]>;
}

/**
 * One writer for each store named, each with a stream of its own and one append at a time at the exact revision. With
 * `patient` an append is tried until the store is there; else each has to succeed at once.
 */
export function startWriters(stores: readonly EventStore[], { patient = false } = {}): Writers {
  const state = { over: false, acknowledged: 0 };

  async function write(store: EventStore): Promise<Written> {
    const stream = uniqueStream();
    const ids: string[] = [];
    while (!state.over) {
      const events = newEvents(1 + (ids.length % 2));
      const append = () => store.append(stream, events, ids.length === 0 ? 'noStream' : ids.length - 1);
      const { revision } = appended(await (patient ? insist(append) : append()));
      ids.push(...idsOf(events));
      if (revision !== ids.length - 1) throw new Error(`${stream} is at ${revision}, not ${ids.length - 1}`);
      state.acknowledged += 1;
    }
    return { stream, ids };
  }

  const writing = Promise.all(stores.map(write));
  return {
    async more(count) {
      const goal = state.acknowledged + count;
      while (state.acknowledged < goal) await Promise.race([pause(1), writing]);
    },
    finish() {
      state.over = true;
      return writing;
    },
  };
}
