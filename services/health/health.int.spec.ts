import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NewerEvent } from '#domain/core/events/codec.ts';
import { StoreRefused, StoreUnavailable } from '#domain/core/events/event-store.ts';
import { healthSchema } from '#domain/support/contract.ts';
import { openSetAside } from '#projections/postgres/set-aside.ts';
import { eventually, startTestApi, type TestApi } from '#infra/testing/api.ts';
import { FilesUnavailable } from '../files/file-store.ts';
import { readHealth } from './health.ts';
import { readHeartbeats, startHeartbeat } from './heartbeats.ts';

const log = pino({ level: 'silent' });
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
});
afterAll(() => api[Symbol.asyncDispose]());

const health = async () => {
  const response = await api.inject({ method: 'GET', url: '/health' });
  return { status: response.statusCode, body: healthSchema.strict().parse(response.json()) };
};
const silence = (name: string, seconds: number) =>
  api.storage.pool.query(
    'update ops.heartbeats set at = clock_timestamp() - make_interval(secs => $2) where name = $1',
    [name, seconds],
  );

describe('health', () => {
  test('has a row for each process, store and projection', async () => {
    const { status, body } = await health();
    expect(status).toBe(200);
    expect(body.status).toBe('ok');
    expect(body.parts).toMatchObject({
      api: { status: 'ok' },
      eventStore: { status: 'ok' },
      postgres: { status: 'ok' },
      files: { status: 'ok' },
      projections: { status: 'ok' },
      'projection statistics': { status: 'ok', lagMs: expect.any(Number) as number },
      temporal: { status: 'absent' },
    });
  });

  test('reports a differing payment, but is not down', async () => {
    const difference = {
      cartId: 'c1',
      paymentId: 'pi_1',
      kind: 'granted_not_paid',
      ours: null,
      theirs: null,
    };
    const result = { comparedAt: '2026-11-20T10:00:00.000Z', payments: 1, differences: [difference] };
    const { pool } = api.storage;
    await pool.query('insert into ops.reconciliation (result) values ($1)', [JSON.stringify(result)]);
    try {
      const { status, body } = await health();
      expect([status, body.status]).toEqual([200, 'ok']);
      expect(body.parts['payments']).toMatchObject({ status: 'down' });
    } finally {
      await pool.query('delete from ops.reconciliation');
    }
  });

  test('is degraded while a stream is set aside, and says why', async () => {
    const aside = await openSetAside(api.storage.pool, 'projection attempts_v12_2');
    const event = { stream: 'question_attempt-x', revision: 1, type: 'AnswerScored' };
    await aside.add(event, new NewerEvent('AnswerScored has version 99'));
    const { status, body } = await health();
    expect([status, body.status]).toEqual([200, 'degraded']);
    expect(body.parts['projection attempts']).toMatchObject({
      status: 'set_aside',
      lagMs: expect.any(Number) as number,
      detail: expect.stringContaining('question_attempt-x') as string,
    });
    await aside.remove('question_attempt-x');
    expect((await health()).body.status).toBe('ok');
  });

  test('reports unavailable files, and keeps running', async () => {
    const away = { check: () => Promise.reject(new FilesUnavailable('The bucket x does not know the keys')) };
    const { status, parts } = await readHealth({ ...api.dependencies, files: away });
    expect({ status, files: parts['files'] }).toEqual({ status: 'ok', files: { status: 'down' } });
  });

  test('reports why the event store refuses, but not why it is unavailable', async () => {
    const withStore = async (error: Error) => {
      const ping = async () => {
        throw error;
      };
      const store = { ...api.dependencies.store, ping };
      const { status, parts } = await readHealth({ ...api.dependencies, store });
      return { status, eventStore: parts['eventStore'] };
    };
    const refused = new StoreRefused({ reason: 'the user or the password is wrong', advice: 'Correct both' });
    expect(await withStore(refused)).toEqual({
      status: 'down',
      eventStore: { status: 'down', detail: 'refused: the user or the password is wrong' },
    });
    expect(await withStore(new StoreUnavailable('events.example.org is away'))).toEqual({
      status: 'down',
      eventStore: { status: 'down' },
    });
  });

  test('is down without the projections, and up without the workflows', async () => {
    await using workflows = startHeartbeat(api.storage.pool, {
      name: 'workflows',
      detail: () => ({
        temporal: 'connected',
        'reactor mail': 'halted, 12 ms behind: insides of it',
        analysis: 'a-1',
      }),
      log,
      intervalMs: 3_600_000,
    });
    await eventually(async () => {
      expect((await health()).body.parts).toMatchObject({
        workflows: { status: 'ok' },
        temporal: { status: 'ok' },
        'reactor mail': { status: 'halted', detail: 'halted, 12 ms behind' },
        analysis: { status: 'set_aside', detail: expect.stringContaining('a-1') as string },
      });
    });
    expect(await health()).toMatchObject({ status: 200, body: { status: 'degraded' } });
    await silence('workflows', 30);
    expect(await health()).toMatchObject({
      status: 200,
      body: { parts: { workflows: { status: 'down' }, temporal: { status: 'absent' } } },
    });
    await workflows.stop();

    await silence('projections', 30);
    expect(await health()).toMatchObject({
      status: 503,
      body: { status: 'down', parts: { projections: { status: 'down' } } },
    });
    await eventually(async () => expect((await health()).status).toBe(200));
  });
});

describe('a heartbeat', () => {
  test('belongs to one of several processes of a name, and disappears when it stops', async () => {
    const { pool } = api.storage;
    const first = startHeartbeat(pool, { name: 'api', log });
    const second = startHeartbeat(pool, { name: 'api', log });
    const beat = async () => (await readHeartbeats(pool)).find(({ name }) => name === 'api');
    await eventually(async () => expect(await beat()).toMatchObject({ pid: process.pid }));
    await Promise.all([first.stop(), second.stop()]);
    expect(await beat()).toBeUndefined();
  });

  test('removes beats that were silent for a minute', async () => {
    const { pool } = api.storage;
    await pool.query(
      "insert into ops.heartbeats (name, instance, pid, at) values ('api', 'killed', 1, now() - interval '2 minutes')",
    );
    const alive = startHeartbeat(pool, { name: 'api', log });
    await eventually(async () => {
      const { rows } = await pool.query("select instance from ops.heartbeats where instance = 'killed'");
      expect(rows).toEqual([]);
    });
    await alive.stop();
  });
});
