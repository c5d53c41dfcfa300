import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { PersonalKeys } from '#domain/core/events/journal.ts';
import { inPortTerms } from '../postgres/failure.ts';
import { keyBytes } from './cipher.ts';
import { createKeyCache } from './key-cache.ts';
import { wrap, unwrap } from './key-wrapping.ts';
import { dayMs } from '#domain/core/durations.ts';

export interface PersonalKeysOptions {
  /** 32 bytes. Seals the keys in the table; earlier unsealed keys stay readable. */
  readonly masterKey?: Uint8Array;
}

/** A key per user. A destroyed key leaves its row, so its user never gets another; other processes forget it within 5 s. */
export function createPostgresPersonalKeys(pool: pg.Pool, options: PersonalKeysOptions = {}): PersonalKeys {
  const { masterKey } = options;
  if (masterKey && masterKey.length !== keyBytes)
    throw new Error(`The master key must have ${keyBytes} bytes`);
  const cache = createKeyCache(async (userIds) => {
    const rows = await query('select user_id, key from personal_keys.key where user_id = any ($1)', [
      userIds,
    ]);
    return new Map(rows.map((row) => [row.user_id, row.key && unwrap(row.key, row.user_id, masterKey)]));
  });

  async function query(text: string, values: unknown[]): Promise<{ user_id: string; key: Buffer | null }[]> {
    try {
      return (await pool.query<{ user_id: string; key: Buffer | null }>(text, values)).rows;
    } catch (error) {
      throw inPortTerms(error);
    }
  }

  /** Users whose key use was recorded recently: once a day is precise enough to detect disuse. */
  const noted = new LRUCache<string, true>({ max: 10_000, ttl: dayMs });
  async function noteUse(userId: string): Promise<void> {
    if (noted.has(userId)) return;
    noted.set(userId, true);
    const isOld = "last_used_at < now() - interval '1 day'";
    await query(`update personal_keys.key set last_used_at = now() where user_id = $1 and ${isOld}`, [
      userId,
    ]);
  }

  return {
    async obtain(userId) {
      const known = await cache.find(userId);
      if (known) await noteUse(userId);
      if (known !== undefined) return known ?? undefined;
      const key = wrap(randomBytes(keyBytes), userId, masterKey);
      await query('insert into personal_keys.key (user_id, key) values ($1, $2) on conflict do nothing', [
        userId,
        key,
      ]);
      return (await cache.find(userId)) ?? undefined;
    },
    async find(userId) {
      return (await cache.find(userId)) ?? undefined;
    },
    async destroy(userId) {
      await query(
        `insert into personal_keys.key as old (user_id, key, destroyed_at) values ($1, null, now())
         on conflict (user_id) do update set key = null, destroyed_at = coalesce(old.destroyed_at, now())`,
        [userId],
      );
      cache.forget(userId);
    },
  };
}
