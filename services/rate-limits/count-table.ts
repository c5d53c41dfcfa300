import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { SyncedCount, UnsyncedCount } from './counts.ts';
import { derivedKey } from '../core/derived-key.ts';

export interface CountTable {
  tell(unsynced: readonly UnsyncedCount[]): Promise<SyncedCount[]>;
  /** Deletes expired windows at `now`, in milliseconds since 1970. */
  sweep(now: number): Promise<void>;
}

/** @param secret of the keyed hashes of callers, so that the table contains no addresses */
export function createCountTable(pool: pg.Pool, secret: Uint8Array): CountTable {
  const hashKey = derivedKey(secret, 'rate-limits');
  const hashed = (key: string) => createHmac('sha256', hashKey).update(key).digest().subarray(0, 16);
  return {
    async tell(unsynced) {
      const named = unsynced.map((one) => ({ ...one, hash: hashed(one.key) }));
      // A fixed lock order prevents deadlocks between processes.
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
          // A window counts during the next one.
          named.map(({ slot, windowMs }) => new Date((slot + 2) * windowMs)),
        ],
      );
      const keys = new Map(named.map(({ hash, key }) => [hash.toString('hex'), key]));
      return rows.flatMap(({ key, slot, taken, before }) => {
        const name = keys.get(key.toString('hex'));
        return name === undefined ? [] : [{ key: name, slot: Number(slot), taken, before }];
      });
    },
    async sweep(now) {
      await pool.query('delete from rate_limits.count where ends_at < $1', [new Date(now)]);
    },
  };
}
