import pg from 'pg';
import { closeClient } from './close-client.ts';

/** What a lock is of: a part of the house and a name within it, e.g. `['read_models', 'accounts_v2']`. */
export type LockName = readonly [part: 'read_models' | 'workflows', name: string];

export interface LockSession {
  /** Aborted when the connection is lost, and all locks with it. */
  readonly lost: AbortSignal;
  tryLock(name: LockName): Promise<boolean>;
  unlock(name: LockName): Promise<void>;
  /** The last member that leaves ends the connection. Never rejects. */
  leave(): Promise<void>;
}

const answerMs = 10_000;
const sessions = new WeakMap<pg.Pool, Session>();

/** Joins the connection that this process keeps its locks on beside a pool, or opens it. */
export function shareLockSession(pool: pg.Pool): LockSession {
  let session = sessions.get(pool);
  if (!session || session.lost.aborted || session.isLeft) {
    session = new Session(pool);
    sessions.set(pool, session);
  }
  return session.join();
}

/** A connection for each projection and each reactor would be thirty of a process, all of them idle. */
class Session implements LockSession {
  readonly #client: pg.Client;
  /** The last of the questions that wait for each other: a connection takes one at a time. */
  #asked: Promise<unknown>;
  readonly #lost = new AbortController();
  /** Postgres would give a lock to the connection that holds it a second time. */
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
    // With the last member the locks go as the connection does.
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
      // Of a connection that does not answer it is not known what it holds.
      this.#client.connection.stream.destroy();
      throw error;
    }
  }
}
