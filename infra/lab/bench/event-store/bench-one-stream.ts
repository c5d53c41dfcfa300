import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { clearScore, practiceMarksStream } from '#domain/practice/practice-marks.ts';
import { streams } from '#domain/streams.ts';
import { handle } from '#services/core/handle.ts';
import { createJournal } from '#services/event-store/journal/journal.ts';
import { createPostgresPersonalKeys } from '#services/event-store/journal/personal-keys.ts';
import { createPostgresEventStore } from '#services/event-store/postgres/postgres-event-store.ts';
import { makeDatabase } from '../http/database.ts';
import { median, type BenchOptions, type BenchRow } from '../row.ts';
import { sampleEvent } from './sample-event.ts';

const callers = 32;
/**
 * The commands of each caller to one stream before all callers move to a new one: streams are short, and each command
 * reads its stream.
 */
const commands = 2;

/** Compares commands of many callers to one stream with plain statements that read the stream's rows and insert one. */
export async function benchOneStream({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = await makeDatabase(url);
  cleanUp.defer(database.drop);
  const pool = new pg.Pool({ connectionString: database.url, max: 10 });
  cleanUp.defer(() => pool.end());
  await pool.query(bareTable);
  const store = createPostgresEventStore({ connectionString: database.url });
  cleanUp.defer(() => store.close());
  const journal = createJournal({ store, streams, keys: createPostgresPersonalKeys(pool) });

  const ms = quick ? 200 : 2_000;
  const rounds = { bare: [] as number[], ours: [] as number[] };
  for (let round = 0; round < (quick ? 2 : 8); round += 1) {
    rounds.bare.push(await perSecond(ms, () => bare(pool)));
    rounds.ours.push(await perSecond(ms, () => ours(journal)));
  }
  // The first round is a warm-up.
  const [bareRounds, ourRounds] = [rounds.bare.slice(1), rounds.ours.slice(1)];
  return [
    {
      name: `commands of ${callers} callers to one stream, against bare statements one after the other`,
      unit: 'per second',
      value: median(ourRounds),
      limit: median(bareRounds),
      ratio: median(ourRounds.map((value, round) => value / (bareRounds[round] ?? Number.NaN))),
      goal: 0.5,
    },
  ];
}

/** Sends all commands of all callers to a new stream at the same time. */
async function ours(journal: Journal): Promise<void> {
  const id = randomUUID();
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let turn = 0; turn < commands; turn += 1) {
        const now = new Date(Date.UTC(2026, 0, 1, 0, turn, caller)).toISOString();
        const answer = await handle(journal, practiceMarksStream, id, contextOf(id), (state) =>
          clearScore(state, { exercise: 'RRP', now }),
        );
        if ('rejected' in answer || !answer.changed) throw new Error('a command was not carried out');
      }
    }),
  );
}

/** The same number of plain transactions: each reads the rows and inserts one. */
async function bare(pool: pg.Pool): Promise<void> {
  const stream = `practice_marks-${randomUUID()}`;
  for (let turn = 0; turn < callers * commands; turn += 1) {
    const { rows } = await pool.query<{ revision: number }>({
      name: 'rows',
      text: bareRows,
      values: [stream],
    });
    const { id, type, data, metadata } = sampleEvent();
    const values = [stream, rows.length, id, type, JSON.stringify(data), JSON.stringify(metadata)];
    await pool.query({ name: 'add', text: bareInsert, values });
  }
}

function contextOf(id: string): CommandContext {
  const commandId = randomUUID();
  const actor = { kind: 'student', id } as const;
  return { commandId, correlationId: commandId, actor, userId: id, at: new Date().toISOString() };
}

const bareTable = `create table bare (
  position bigserial primary key, stream text not null, revision integer not null, id uuid not null,
  type text not null, data json not null, metadata json not null,
  recorded_at timestamptz not null default clock_timestamp(), unique (stream, revision))`;
const bareRows = 'select revision, id, type, data, metadata from bare where stream = $1 order by revision';
const bareInsert =
  'insert into bare (stream, revision, id, type, data, metadata) values ($1, $2, $3, $4, $5, $6)';

async function perSecond(ms: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < ms) {
    await work();
    done += callers * commands;
  }
  return (done / (performance.now() - began)) * 1_000;
}
