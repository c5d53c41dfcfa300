import { createHmac, hkdfSync } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '#projections/core/transaction.ts';
import type { Told, Untold } from './counts.ts';

const migrationLock = 0x72617465;

/** Makes the table of counts; may run at any time, in any number of processes. */
export async function migrateRateLimits(pool: pg.Pool): Promise<void> {
  // Unlogged: after a crash of Postgres counting starts anew, and no count is worth a write to its log.
  const tables = `
    create schema if not exists rate_limits;
    create unlogged table if not exists rate_limits.count (
      key bytea not null,
      slot bigint not null,
      taken integer not null,
      ends_at timestamptz not null,
      primary key (key, slot)
    );
    create index if not exists count_ends_at on rate_limits.count (ends_at);
  `;
  await inTransaction(pool, (client) => client.query(tables), migrationLock);
}

/** The counts that all processes share. */
export interface CountTable {
  /** Adds what was counted and answers what all have counted. */
  tell(untold: readonly Untold[]): Promise<Told[]>;
  /** Deletes counts of windows that are over. */
  sweep(): Promise<void>;
}

/** @param secret a keyed hash of it names each caller, so that the table tells nobody's address */
export function createCountTable(pool: pg.Pool, secret: Uint8Array): CountTable {
  const hashKey = new Uint8Array(hkdfSync('sha256', secret, '', 'ninety/rate-limits', 32));
  const hashed = (key: string) => createHmac('sha256', hashKey).update(key).digest().subarray(0, 16);
  return {
    async tell(untold) {
      const named = untold.map((one) => ({ ...one, hash: hashed(one.key) }));
      // Processes that tell at the same time wait for each other's rows in one order, and so never in a circle.
      named.sort((one, other) => Buffer.compare(one.hash, other.hash) || one.slot - other.slot);
      const { rows } = await pool.query<{ key: Buffer; slot: string; taken: number; before: number }>(
        `with counted as (
           insert into rate_limits.count as old (key, slot, taken, ends_at)
           select * from unnest($1::bytea[], $2::bigint[], $3::integer[], $4::timestamptz[])
           on conflict (key, slot) do update set taken = old.taken + excluded.taken
           returning key, slot, taken
         )
         select counted.*, coalesce(earlier.taken, 0) as before
         from counted left join rate_limits.count earlier
           on earlier.key = counted.key and earlier.slot = counted.slot - 1`,
        [
          named.map(({ hash }) => hash),
          named.map(({ slot }) => slot),
          named.map(({ taken }) => taken),
          // A window counts while the next one runs.
          named.map(({ slot, windowMs }) => new Date((slot + 2) * windowMs)),
        ],
      );
      const keys = new Map(named.map(({ hash, key }) => [hash.toString('hex'), key]));
      return rows.flatMap(({ key, slot, taken, before }) => {
        const name = keys.get(key.toString('hex'));
        return name === undefined ? [] : [{ key: name, slot: Number(slot), taken, before }];
      });
    },
    async sweep() {
      await pool.query('delete from rate_limits.count where ends_at < now()');
    },
  };
}
