import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/testing/servers/database.ts';
import { pricePages } from './price-pages.ts';

async function pagePrice(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ random_page_cost: string }>('show random_page_cost');
    return rows[0]?.random_page_cost;
  } finally {
    await client.end();
  }
}

test('sets the page cost for new connections, also after repeated starts', async () => {
  await using database = await freshDatabase();
  expect(await pagePrice(database.url)).toBe('4');
  for (let times = 0; times < 2; times += 1) {
    await pricePages(database.pool);
    expect(await pagePrice(database.url)).toBe('1.1');
  }
});

test('keeps a page cost set on the database', async () => {
  await using database = await freshDatabase();
  const name = new URL(database.url).pathname.slice(1);
  await database.pool.query(`alter database ${name} set random_page_cost = 2`);
  const pool = new pg.Pool({ connectionString: database.url });
  await pricePages(pool);
  await pool.end();
  expect(await pagePrice(database.url)).toBe('2');
});
