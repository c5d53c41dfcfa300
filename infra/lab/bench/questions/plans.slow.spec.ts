import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#infra/testing/servers/database.ts';
import { askedOf, figures, narrowings, plain, sorts } from './asked.ts';
import { fillBank, studentId } from './bank-database.ts';
import { questions } from '#projections/questions/projection.ts';
import { readWhole } from './plans.ts';

let database: TestDatabase;
let pool: pg.Pool;
const person = { userId: studentId };

beforeAll(async () => {
  database = await freshDatabase();
  await fillBank(database.url, 20_000);
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
});

afterAll(async () => {
  await pool.end();
  await database[Symbol.asyncDispose]();
});

test.each([{}, ...narrowings])('reads no whole table for a list of %j', async (filter) => {
  for (const sort of sorts) {
    for (const { name, ask } of askedOf(person, filter, sort, 'LHS-1200')) {
      expect({ name, whole: await readWhole(pool, ask) }).toEqual({ name, whole: [] });
    }
  }
});

test.each([...plain(person), ...figures])('reads no whole table for $name', async ({ ask }) => {
  expect(await readWhole(pool, ask)).toEqual([]);
});

test('notices a query that reads a whole table', async () => {
  const titled = (title: string) =>
    readWhole(pool, (db) => db.selectFrom('questions').select('uid').where('title', '=', title).execute());
  expect(await titled('Rain')).toMatchObject([{ table: `questions_v${questions.version}` }]);
});
