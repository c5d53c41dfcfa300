import type pg from 'pg';
import { servingPosition, switchTo } from './builds.ts';
import type { Switch } from './feed/follow.ts';
import type { Projection } from './projection.ts';
import { schema } from './tables/schema.ts';

/** Vacuums and analyses the new table before switching: index-only scans would read every row until autovacuum. */
export function switching(pool: pg.Pool, projection: Projection, tableName: string): Switch {
  let isVacuumed = false;
  return {
    goal: () => servingPosition(pool, projection),
    async switch() {
      if (!isVacuumed) await pool.query(`vacuum (analyze) ${schema}.${tableName}`);
      isVacuumed = true;
      return switchTo(pool, projection, tableName);
    },
  };
}
