import pg from 'pg';
import { closeClient } from './close-client.ts';

/** A layer and a name within it, e.g. `['read_models', 'accounts_v2']`. */
export type LockName = readonly [part: 'read_models' | 'workflows', name: string];

export interface LockSession {
  /** Aborted when the connection, and with it all locks, is lost. */
  readonly lost: AbortSignal;
  tryLock(name: LockName): Promise<boolean>;
  unlock(name: LockName): Promise<void>;
  /** The last member ends the connection. Never rejects. */
  leave(): Promise<void>;
}

const answerMs = 10_000;
const sessions = new WeakMap<pg.Pool, Session>();

/** Joins or opens the process's lock connection of a pool. */
export function shareLockSession(pool: pg.Pool): LockSession {
  let session = sessions.get(pool);
  if (!session || session.lost.aborted || session.isLeft) {
    session = new Session(pool);
    sessions.set(pool, session);
  }
  return session.join();
}

/** A connection per projection and reactor would be thirty idle ones per process. */
class Session implements LockSession {
  readonly #client: pg.Client;
  /** Serialises queries, because a connection runs one at a time. */
  #asked: Promise<unknown>;
  readonly #lost = new AbortController();
  /** Postgres would grant a lock again to the connection that holds it. */
  readonly #held = new Set<string>();
  #members = 0;

  constructor(pool: pg.Pool) {
    this.#client = new pg.Client({ ...pool.options, keepAlive: true, query_timeout: answerMs });
    const lose = () => this.#lost.abort();
    this.#client.on('error', lose);
    this.#client.on('end', lose);
    this.#asked = this.#client.connect();
    this.#asked.catch(lose);
  }

  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  get isLeft(): boolean {
    return this.#members === 0;
  }

  join(): this {
    this.#members += 1;
    return this;
  }

  async tryLock(name: LockName): Promise<boolean> {
    const key = name.join(' ');
    if (this.#held.has(key)) return false;
    this.#held.add(key);
    let isLocked = false;
    try {
      isLocked = await this.#ask('pg_try_advisory_lock', name);
    } finally {
      if (!isLocked) this.#held.delete(key);
    }
    return isLocked;
  }

  async unlock(name: LockName): Promise<void> {
    // The last member's locks end with the connection.
    if (this.#members > 1 && !this.lost.aborted)
      await this.#ask('pg_advisory_unlock', name).catch(() => undefined);
    this.#held.delete(name.join(' '));
  }

  async leave(): Promise<void> {
    this.#members -= 1;
    if (this.#members === 0) await closeClient(this.#client);
  }

  async #ask(what: 'pg_try_advisory_lock' | 'pg_advisory_unlock', name: LockName): Promise<boolean> {
    const answer = this.#asked.then(() =>
      this.#client.query<{ done: boolean }>(`select ${what}(hashtext($1), hashtext($2)) as done`, [...name]),
    );
    this.#asked = answer;
    try {
      const { rows } = await answer;
      return rows[0]?.done === true;
    } catch (error) {
      // The locks of a connection that does not answer are unknown.
      this.#client.connection.stream.destroy();
      throw error;
    }
  }
}
