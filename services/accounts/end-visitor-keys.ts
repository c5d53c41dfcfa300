import type pg from 'pg';

const visitors = 'visitor-%';

/** Destroys the keys of visitors unused for `days` and erases their read-model rows. @returns how many */
export async function endVisitorKeys(pool: pg.Pool, days: number): Promise<number> {
  const { rows } = await pool.query<{ user_id: string }>(
    `update personal_keys.key set key = null, destroyed_at = now()
     where user_id like $1 and key is not null and last_used_at < now() - make_interval(days => $2)
     returning user_id`,
    [visitors, days],
  );
  const ended = rows.map(({ user_id: id }) => id);
  await pool.query(
    'update read_models.report_messages set messages = null, notes = null where person_id = any ($1)',
    [ended],
  );
  return ended.length;
}
