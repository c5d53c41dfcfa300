import type pg from 'pg';
import { servingPosition, switchTo } from './builds.ts';
import type { Switch } from './feed/follow.ts';
import type { Projection } from './projection.ts';
import { schema } from './tables/schema.ts';

/**
 * How a build takes the place of the one that serves. Its rows are vacuumed and analysed before: a table just filled
 * has neither statistics nor a map of what is visible, and until autovacuum came by readers would have every row
 * looked up of which an index tells enough.
 */
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
