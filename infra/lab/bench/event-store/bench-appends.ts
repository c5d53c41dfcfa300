import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createPostgresEventStore } from '#services/event-store/postgres/postgres-event-store.ts';
import { makeDatabase } from '../http/database.ts';
import { median, type BenchOptions, type BenchRow } from '../row.ts';
import { perSecond } from './per-second.ts';
import { sampleEvent } from './sample-event.ts';

const goals = [
  { callers: 1, goal: 0.65 },
  { callers: 8, goal: 1.5 },
  { callers: 32, goal: 2 },
] as const;

/**
 * Appends per second, each to a new stream, compared with one plain INSERT per transaction over the same number of
 * connections. The rounds of both alternate, so that the machine's load affects both; the result is the median of their
 * ratios.
 */
export async function benchAppends({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = await makeDatabase(url);
  cleanUp.defer(database.drop);
  const clients = Array.from({ length: 32 }, () => new pg.Client({ connectionString: database.url }));
  cleanUp.defer(async () => void (await Promise.all(clients.map((client) => client.end()))));
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0]?.query(bareTable);
  const store = createPostgresEventStore({ connectionString: database.url });
  cleanUp.defer(() => store.close());

  const insert = async (caller: number) => {
    const { id, type, data, metadata } = sampleEvent();
    const values = [`attempt-${randomUUID()}`, 0, id, type, JSON.stringify(data), JSON.stringify(metadata)];
    await clients[caller]?.query({ name: 'insert', text: bareInsert, values });
  };
  const append = () => store.append(`attempt-${randomUUID()}`, [sampleEvent()], 'noStream');

  const rows: BenchRow[] = [];
  for (const { callers, goal } of goals) {
    const rounds = { bare: [] as number[], ours: [] as number[] };
    const ms = quick ? 200 : 2_000;
    await Promise.all([perSecond(callers, ms / 4, insert), perSecond(callers, ms / 4, append)]);
    for (let round = 0; round < (quick ? 1 : 7); round += 1) {
      rounds.bare.push(await perSecond(callers, ms, insert));
      rounds.ours.push(await perSecond(callers, ms, append));
    }
    rows.push({
      name: `appends, ${callers} ${callers === 1 ? 'caller' : 'callers'}, against one bare INSERT per transaction`,
      unit: 'per second',
      value: median(rounds.ours),
      limit: median(rounds.bare),
      ratio: median(rounds.ours.map((ours, round) => ours / (rounds.bare[round] ?? Number.NaN))),
      goal,
    });
  }
  return rows;
}

/** The baseline for an append: one row, one index, no checks. */
const bareTable = `create table bare (
  position bigserial primary key, stream text not null, revision integer not null, id uuid not null,
  type text not null, data json not null, metadata json not null,
  recorded_at timestamptz not null default clock_timestamp())`;
const bareInsert =
  'insert into bare (stream, revision, id, type, data, metadata) values ($1, $2, $3, $4, $5, $6)';
