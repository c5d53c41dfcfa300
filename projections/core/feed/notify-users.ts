import type pg from 'pg';
import type { ProjectionName } from '../../projections.ts';
import { changesChannel, schema } from '../tables/schema.ts';

/**
 * Tells a user's pages to ask again what they show with a read model: something that stands beside it, and is no event,
 * has changed. The read model has not moved.
 */
export async function notifyUserOfChange(
  pool: pg.Pool,
  projection: ProjectionName,
  userId: string,
): Promise<void> {
  await pool.query(
    `select pg_notify('${changesChannel}', json_build_object(
       'projection', projection, 'position', coalesce(position, ''), 'userIds', json_build_array($2::text))::text)
     from ${schema}.checkpoint where projection = $1 and serves`,
    [projection, userId],
  );
}
