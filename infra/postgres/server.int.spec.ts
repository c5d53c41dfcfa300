import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/testing/database.ts';

test('the embedded Postgres speaks UTF-8 and keeps what was written', async () => {
  await using database = await freshDatabase();
  await database.pool.query('create table note (text text)');
  await database.pool.query('insert into note values ($1)', ['naïve café ✓']);
  const { rows } = await database.pool.query('select text, current_setting($1) as encoding from note', ['server_encoding']);
  expect(rows).toEqual([{ text: 'naïve café ✓', encoding: 'UTF8' }]);
});
