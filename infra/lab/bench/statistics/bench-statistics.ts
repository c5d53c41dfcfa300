import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { EventStore } from '#domain/core/events/event-store.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { streams } from '#domain/streams.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { rebuild } from '#projections/core/rebuild.ts';
import { statistics } from '#projections/statistics/projection.ts';
import { createJournal } from '#services/event-store/journal/journal.ts';
import { createPostgresPersonalKeys } from '#services/event-store/journal/personal-keys.ts';
import { createPostgresEventStore } from '#services/event-store/postgres/postgres-event-store.ts';
import { makeDatabase } from '../http/database.ts';
import { median, type BenchOptions, type BenchRow } from '../row.ts';
import { storedAnswer } from './answers.ts';
import { measureChange } from './change-latency.ts';

const users = 2000;
const eventsAStream = 100;

/**
 * Compares rebuilding the statistics from events with set-based SQL on the same events table, and measures how soon a
 * change of a read model is notified.
 */
export async function benchStatistics({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = await makeDatabase(url);
  cleanUp.defer(database.drop);
  const pool = new pg.Pool({ connectionString: database.url, max: 10 });
  cleanUp.defer(() => pool.end());
  const store = createPostgresEventStore({ connectionString: database.url });
  cleanUp.defer(() => store.close());
  const journal = createJournal({ store, streams, keys: createPostgresPersonalKeys(pool) });

  const events = quick ? 20_000 : 200_000;
  const userIds = Array.from({ length: users }, () => randomUUID());
  await Promise.all(
    Array.from({ length: 32 }, async (_, writer) => {
      for (let at = writer; at < events / eventsAStream; at += 32) {
        const answers = Array.from({ length: eventsAStream }, (_answer, index) =>
          storedAnswer(userIds[(at + index * 37) % users] ?? ''),
        );
        await store.append(`question_attempt-${randomUUID()}`, answers, 'noStream');
      }
    }),
  );
  await pool.query('vacuum analyze event_store.event');

  const { folded, summed, read } = await rebuildInTurn({ pool, journal, store }, events, quick ? 1 : 5);
  const value = median(folded);
  const ofReading = median(folded.map((one, round) => one / (read[round] ?? Number.NaN)));
  const limit = median(summed);
  const ratio = median(folded.map((one, round) => one / (summed[round] ?? Number.NaN)));
  const name = `rebuilding the statistics from ${events.toLocaleString('en')} events`;
  const latencies = await measureChange({ ...database, pool, journal }, quick ? 50 : 500);
  return [
    { name: `${name}, against 100,000 a second`, ...perSecond(value, 100_000), goal: 1 },
    {
      name: `${name}, against readAll of the same events`,
      ...perSecond(value, median(read)),
      ratio: ofReading,
      goal: 0.8,
    },
    { name: `${name}, against set-based SQL`, ...perSecond(value, limit), ratio, goal: 0.2 },
    {
      name: 'parsing these events with their schema alone',
      ...perSecond(parsedPerSecond(quick ? 20_000 : 200_000), null),
      goal: null,
    },
    ...latencies,
  ];
}

function perSecond(value: number, limit: number | null) {
  return { unit: 'per second' as const, value, limit, ratio: limit === null ? null : value / limit };
}

interface Parts {
  readonly pool: pg.Pool;
  readonly journal: Journal;
  readonly store: EventStore;
}

/** Events per second of all three, in alternating rounds; the first round is a warm-up. */
async function rebuildInTurn({ pool, journal, store }: Parts, events: number, rounds: number) {
  const { signal } = new AbortController();
  const read: number[] = [];
  const folded: number[] = [];
  const summed: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    await rebuild({ journal, pool, projection: statistics, signal });
    const between = performance.now();
    await pool.query(setBased);
    const ended = performance.now();
    await readStored(store, events);
    const gone = performance.now();
    await expectSameRows(pool);
    if (round === 0) continue;
    read.push((events / (gone - ended)) * 1000);
    folded.push((events / (between - started)) * 1000);
    summed.push((events / (ended - between)) * 1000);
  }
  return { folded, summed, read };
}

async function readStored(store: EventStore, events: number): Promise<void> {
  const { eventTypes } = statistics;
  if (eventTypes === 'all') throw new Error('The statistics read some types only');
  let count = 0;
  for await (const event of store.readAll({ filter: { eventTypes } })) if (event.position) count += 1;
  if (count !== events) throw new Error(`${count} events were read`);
}

const setBased = `
  drop table if exists set_based;
  create table set_based as
    select metadata->>'userId' as user_id, data->>'type' as type, count(*)::integer as answered,
      (count(*) filter (where (data->'score'->>'successful')::boolean))::integer as "right",
      sum((data->'score'->>'points')::double precision) as points,
      sum((data->'score'->>'maximum')::double precision) as maximum,
      sum((data->>'secondsUsed')::double precision) as seconds
    from event_store.event where type = 'AnswerScored' and metadata->>'userId' is not null group by 1, 2`;

async function expectSameRows(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `(table read_models.statistics except table set_based) union all
     (table set_based except table read_models.statistics)`,
  );
  if (rowCount !== 0) throw new Error('The rebuild and the set-based SQL differ');
}

/** The decoding speed of one core: the share of the schemas in the rebuild. */
function parsedPerSecond(events: number): number {
  const { type, data } = storedAnswer(randomUUID());
  const started = performance.now();
  for (let index = 0; index < events; index += 1) questionAttemptStream.decode(type, 1, data);
  return (events / (performance.now() - started)) * 1000;
}
