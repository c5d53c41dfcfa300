import type pg from 'pg';
import type { FileStore } from './file-store.ts';

/** Erases the files of persons without a key: expired visitors, and interrupted deletions. */
export async function eraseFilesOfErasedUsers(pool: pg.Pool, files: FileStore): Promise<void> {
  const persons = await files.persons();
  if (persons.length === 0) return;
  const { rows } = await pool.query<{ user_id: string }>(
    'select user_id from personal_keys.key where key is null and user_id = any ($1)',
    [persons],
  );
  for (const { user_id: person } of rows) await files.eraseOf(person);
}
