import type pg from 'pg';
import type { Logger } from 'pino';
import { v7 as newId } from 'uuid';
import type { SecurityEvent } from './security-event.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '#domain/core/durations.ts';

/** A separate table: visitors cause these events, they expire, and no decision depends on them. */
export interface SecurityLog extends AsyncDisposable {
  record(event: SecurityEvent): void;
  flush(): Promise<void>;
}

export interface SecurityLogOptions {
  readonly pool: pg.Pool;
  readonly log: Pick<Logger, 'warn'>;
  readonly days: number;
  readonly clock: () => number;
}

interface Counted {
  readonly event: SecurityEvent;
  readonly minute: number;
  readonly firstAt: number;
  lastAt: number;
  count: number;
}

/** More different events in a second are a flood, which is recorded as one. */
const mostKept = 5_000;

export function createSecurityLog({ pool, log, days, clock }: SecurityLogOptions): SecurityLog {
  let counted = new Map<string, Counted>();
  let dropped = 0;
  let flushing: Promise<void> = Promise.resolve();
  let sweptAt = 0;

  async function write(events: readonly Counted[]): Promise<void> {
    if (events.length === 0) return;
    const column = (of: (one: Counted) => unknown) => events.map(of);
    await pool.query(
      `insert into security.event as old
         (id, kind, call, code, user_id, account, network, minute, count, first_at, last_at)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
         $8::timestamptz[], $9::integer[], $10::timestamptz[], $11::timestamptz[])
       on conflict (minute, kind, call, code, user_id, account, network) do update
         set count = old.count + excluded.count, last_at = greatest(old.last_at, excluded.last_at)`,
      [
        column(() => newId()),
        column(({ event }) => event.kind),
        column(({ event }) => event.call),
        column(({ event }) => event.code ?? null),
        column(({ event }) => event.userId ?? null),
        column(({ event }) => event.account ?? null),
        column(({ event }) => event.network),
        column((one) => new Date(one.minute)),
        column(({ count }) => count),
        column(({ firstAt }) => new Date(firstAt)),
        column(({ lastAt }) => new Date(lastAt)),
      ],
    );
  }

  async function flushNow(): Promise<void> {
    const events = [...counted.values()];
    counted = new Map();
    try {
      await write(events);
      if (dropped > 0) log.warn({ dropped }, 'dropped security events: buffer full');
      dropped = 0;
      if (clock() - sweptAt < hourMs) return;
      sweptAt = clock();
      await pool.query('delete from security.event where last_at < $1', [new Date(clock() - days * dayMs)]);
    } catch (error) {
      log.warn({ err: error, lost: events.length }, 'could not write security events');
    }
  }
  const flush = () => (flushing = flushing.then(flushNow));
  const timer = setInterval(() => void flush(), secondMs);
  timer.unref();

  return {
    record(event) {
      const now = clock();
      const of = Math.floor(now / minuteMs) * minuteMs;
      const key = JSON.stringify([of, event]);
      const known = counted.get(key);
      if (known) {
        known.count += 1;
        known.lastAt = now;
      } else if (counted.size < mostKept) {
        counted.set(key, { event, minute: of, firstAt: now, lastAt: now, count: 1 });
      } else dropped += 1;
    },
    flush,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Erases a user's entries, and those of the user's addresses. */
export async function forgetSecurityEvents(
  pool: pg.Pool,
  userId: string,
  accounts: readonly string[],
): Promise<void> {
  await pool.query('delete from security.event where user_id = $1 or account = any ($2)', [userId, accounts]);
  await pool.query('delete from security.session_use where user_id = $1', [userId]);
}
