import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { makeScratchDatabase } from './scratch-database.ts';

test('a pool that was ended hears nothing of the drop', async () => {
  const heard: string[] = [];
  for (let times = 0; times < 2; times += 1) {
    const { url, drop } = await makeScratchDatabase(inject('postgresUrl'), 'left');
    const pool = new pg.Pool({ connectionString: url, max: 30 });
    pool.on('connect', (client) => client.on('error', ({ message }) => heard.push(message)));
    await Promise.all(Array.from({ length: 30 }, () => pool.query('select pg_sleep(0.02)')));
    await pool.end();
    await drop();
  }
  expect(heard).toEqual([]);
});

test('who stays is cut off', async () => {
  const { url, drop } = await makeScratchDatabase(inject('postgresUrl'), 'stayed');
  const client = new pg.Client({ connectionString: url });
  const cut = new Promise<string>((resolve) => {
    client.on('error', ({ message }) => resolve(message));
  });
  await client.connect();
  await drop();
  expect(await cut).toMatch(/terminat/);
});
