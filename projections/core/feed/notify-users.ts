import type pg from 'pg';
import type { ProjectionName } from '../../projections.ts';
import { changesChannel, schema } from '../tables/schema.ts';

/** Makes a user's pages refetch a read model after a change that is not an event. */
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
