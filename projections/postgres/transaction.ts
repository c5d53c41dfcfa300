import type pg from 'pg';

/** @param lock the advisory lock against concurrent schema changes */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  lock?: number,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // The loss of an idle connection would otherwise end the process.
  const onLost = (error: Error) => {
    broken = error;
  };
  client.on('error', onLost);
  try {
    await client.query('begin');
    if (lock !== undefined) await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.off('error', onLost);
    client.release(broken);
  }
}
