import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import {
  eventually,
  openTestReadModels,
  startProjections,
  type TestReadModels,
} from '#infra/testing/projections.ts';
import { column } from './tables/column.ts';
import { defineProjection } from './projection.ts';
import { rebuild } from './rebuild.ts';
import { schema } from './tables/schema.ts';
import { score } from './testing/examples.ts';

const firstColumns = { type: column.text(), answered: column.integer() };

/** Counts answers by type; version 2 sums their points as well. */
const first = defineProjection({
  name: 'answers',
  version: 1,
  columns: firstColumns,
  key: ['type'],
  eventTypes: ['AnswerScored'],
  keysOf: ({ data: { type } }) => [{ type }],
  fold: ([row], { data: { type } }) => [{ type, answered: (row?.answered ?? 0) + 1 }],
});
const second = defineProjection({
  name: 'answers',
  version: 2,
  columns: { ...firstColumns, points: column.number() },
  key: ['type'],
  eventTypes: ['AnswerScored'],
  keysOf: ({ data: { type } }) => [{ type }],
  fold: ([row], { data: { type, score: scored } }) => [
    { type, points: (row?.points ?? 0) + scored.points, answered: (row?.answered ?? 0) + 1 },
  ],
});

function answers(harness: TestReadModels, count: number) {
  const attemptId = randomUUID();
  const data = { attemptId, uid: 'RRP-0003', type: 'RRP', score: score(2, 4), secondsUsed: 7 } as const;
  const events = Array.from({ length: count }, () => ({ type: 'AnswerScored', data }) as const);
  return harness.append(questionAttemptStream, questionAttemptStream.nameOf(attemptId), events);
}

async function tables(harness: TestReadModels): Promise<string[]> {
  const { rows } = await harness.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = '${schema}' and table_type = 'BASE TABLE' and table_name <> 'checkpoint' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** How many rows Postgres plans with; -1 for a table that was neither vacuumed nor analysed yet. */
async function rowsReckonedWith(harness: TestReadModels, table: string): Promise<number | undefined> {
  const { rows } = await harness.pool.query<{ reltuples: number }>(
    `select reltuples from pg_class where oid = '${schema}.${table}'::regclass`,
  );
  return rows[0]?.reltuples;
}

/** Asks the view over and over until stopped; answers must never fail, be missing or go back. */
function askAllTheTime(harness: TestReadModels) {
  const stopping = new AbortController();
  let asked = 0;
  let answered = 0;
  const asking = (async () => {
    while (!stopping.signal.aborted) {
      const { rows } = await harness.pool.query<{ answered: number }>(
        `select answered from ${schema}.answers`,
      );
      const now = rows[0]?.answered ?? 0;
      if (now < answered) throw new Error(`${now} answers after ${answered}`);
      answered = now;
      asked += 1;
    }
  })();
  asking.catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await asking;
      return { asked, answered };
    },
  };
}

test('builds a new version beside the old one, which serves until the switch', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  await using old = startProjections(harness, [first]);
  await old.ready;
  for (let index = 0; index < 10; index += 1) await answers(harness, 500);
  await harness.reached(first, await answers(harness, 1));
  const asking = askAllTheTime(harness);

  await using next = startProjections(harness, [second]);
  await next.ready;
  let last = '';
  for (let index = 0; index < 50; index += 1) last = await answers(harness, 2);
  await eventually(async () => {
    const [state] = await harness.readModels.states();
    expect(state?.version).toBe(2);
  });
  await harness.reached(second, last);

  const { asked, answered } = await asking.stop();
  expect(asked).toBeGreaterThan(10);
  expect(answered).toBeGreaterThanOrEqual(5001);
  expect(await harness.rows(second)).toEqual([{ type: 'RRP', points: 10_202, answered: 5101 }]);
  await eventually(async () => expect(await tables(harness)).toEqual(['answers_v2']));
  // The process with the old version notices and pauses.
  await eventually(() =>
    expect(old.log.map(({ text }) => text)).toContain('a newer version serves; standing by'),
  );
  await harness.reached(second, await answers(harness, 1));
  expect(await tables(harness)).toEqual(['answers_v2']);
});

test('resumes an interrupted new version while the old one serves', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  {
    await using old = startProjections(harness, [first]);
    await old.ready;
    await harness.reached(first, await answers(harness, 100));
  }
  // As a crash leaves it: begun, not switched.
  const poisoned = {
    ...second,
    fold: () => {
      throw new Error('interrupted');
    },
  };
  {
    await using next = startProjections(harness, [poisoned]);
    await eventually(() => expect(next.log.some(({ level }) => level === 'error')).toBe(true));
  }
  expect(await tables(harness)).toEqual(['answers_v1', 'answers_v2']);
  expect(await harness.rows(first)).toEqual([{ type: 'RRP', answered: 100 }]);
  // The new release asks for its own columns from its start: they have no value yet.
  expect(await harness.rows(second)).toEqual([{ type: 'RRP', points: null, answered: 100 }]);
  await using next = startProjections(harness, [second]);
  await next.ready;
  await eventually(async () => expect(await tables(harness)).toEqual(['answers_v2']));
  expect(await harness.rows(second)).toEqual([{ type: 'RRP', points: 200, answered: 100 }]);
  expect(await rowsReckonedWith(harness, 'answers_v2')).toBe(1);
});

test('switches a rebuild of a running projection without a gap, and its owner continues', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  await using running = startProjections(harness, [first]);
  await running.ready;
  await harness.reached(first, await answers(harness, 1000));
  // A row that no event explains is gone afterwards.
  await harness.pool.query(`insert into ${schema}.answers_v1 values ('LWD', 7)`);
  await harness.pool.query(`update ${schema}.answers_v1 set answered = answered - 1 where type = 'RRP'`);

  const { signal } = new AbortController();
  await Promise.all([
    rebuild({ ...harness, projection: first, signal }),
    ...Array.from({ length: 10 }, () => answers(harness, 3)),
  ]);
  await harness.reached(first, await answers(harness, 1));
  expect(await harness.rows(first)).toEqual([{ type: 'RRP', answered: 1031 }]);
  expect(await tables(harness)).toEqual(['answers_v1_2']);
});

test('keeps the old rows after an unfinished rebuild, which the next one clears', async () => {
  await using harness = await openTestReadModels({ hasReadModels: false });
  await using running = startProjections(harness, [first]);
  await running.ready;
  await harness.reached(first, await answers(harness, 3));
  const failing = {
    ...first,
    fold: () => {
      throw new Error('interrupted');
    },
  };
  const { signal } = new AbortController();
  await expect(rebuild({ ...harness, projection: failing, signal })).rejects.toThrow('interrupted');
  expect(await tables(harness)).toEqual(['answers_v1', 'answers_v1_2']);
  expect(await harness.rows(first)).toEqual([{ type: 'RRP', answered: 3 }]);
  await rebuild({ ...harness, projection: first, signal });
  expect(await tables(harness)).toEqual(['answers_v1_3']);
  expect(await rowsReckonedWith(harness, 'answers_v1_3')).toBe(1);
  await harness.reached(first, await answers(harness, 1));
  expect(await harness.rows(first)).toEqual([{ type: 'RRP', answered: 4 }]);
});
