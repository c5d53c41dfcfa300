import type pg from 'pg';

/** An unfinished restore: the database is not an installation. */
export class HalfRestored extends Error {
  override readonly name = 'HalfRestored';
}

export async function markRestore(pool: pg.Pool, archive: string): Promise<void> {
  await pool.query('insert into ops.restore (archive) values ($1)', [archive]);
}

export async function clearMark(client: pg.Pool): Promise<void> {
  await client.query('delete from ops.restore');
}

/** @throws HalfRestored */
export async function refuseHalfRestored(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ archive: string }>('select archive from ops.restore limit 1');
  const [mark] = rows;
  if (!mark) return;
  throw new HalfRestored(
    `The restore of ${mark.archive} into this database was cut off. Run "npm run restore" again; where it says that ` +
      'something is there already, empty that first.',
  );
}
