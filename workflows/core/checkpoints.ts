import type pg from 'pg';
import type { Position } from '#domain/core/events/event-store.ts';

export interface Checkpoint {
  load(): Promise<Position | undefined>;
  save(position: Position): Promise<void>;
}

export function checkpointOf(pool: pg.Pool, reactor: string, version: number): Checkpoint {
  return {
    async load() {
      const { rows } = await pool.query<{ position: Position }>(
        'select position from workflows.checkpoints where reactor = $1 and version = $2',
        [reactor, version],
      );
      return rows[0]?.position;
    },
    async save(position) {
      // Positions compare byte by byte, as the port defines, not by a collation.
      await pool.query(
        `insert into workflows.checkpoints as kept (reactor, version, position) values ($1, $2, $3)
         on conflict (reactor, version) do update set position = excluded.position, saved_at = now()
         where kept.position collate "C" < excluded.position collate "C"`,
        [reactor, version, position],
      );
    },
  };
}
