import type pg from 'pg';

const patienceMs = 2_000;

/** Ends a connection without waiting for a silent server, for which `end` would wait forever. Never rejects. */
export async function closeClient(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), patienceMs);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
}
