import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '#infra/launcher/free-port.ts';
import { eventually } from '#infra/testing/api.ts';
import { freshDatabase, type TestDatabase } from '#infra/testing/servers/database.ts';
import { startSpanReceiver, type SpanReceiver } from '#infra/testing/servers/span-receiver.ts';

let database: TestDatabase;
let receiver: SpanReceiver;
let child: ChildProcess;
let url: string;
let output: string;

beforeEach(async () => {
  database = await freshDatabase();
  receiver = await startSpanReceiver();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  output = '';
  child = fork(path.join(import.meta.dirname, 'api.ts'), [], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      PORT: String(port),
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      PERSONAL_DATA_KEY: randomBytes(32).toString('base64'),
      EVENT_STORE: 'postgres',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += String(data)));
  const [message] = (await once(child, 'message')) as [unknown];
  if (JSON.stringify(message) !== '{"ready":true}') throw new Error(`it said ${JSON.stringify(message)}`);
});
afterEach(async () => {
  if (child.exitCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await receiver[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const dateNow = () => fetch(`${url}/api/settings/getDateNow`);
/** A command that needs the store: its answer shows whether the store is reachable. */
const logIn = () =>
  fetch(`${url}/api/users/loginStudent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'a long password' }),
  });

test('ends on SIGTERM although a live connection does not answer', async () => {
  const { port } = new URL(url);
  const request = http.get({
    port,
    path: '/api/live',
    headers: {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    },
  });
  const [, socket] = (await once(request, 'upgrade')) as [unknown, net.Socket];
  socket.on('error', () => undefined);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  socket.destroy();
});

test('finishes calls under way on SIGTERM, sends their spans and exits with 0', async () => {
  const answers = Array.from({ length: 5 }, logIn);
  // The server accepts connections in order. A body is sent shortly after its connection opens: after one later answer
  // the bodies are sent, after the next one they have arrived.
  for (const _ of ['sent', 'arrived']) expect((await dateNow()).status).toBe(200);
  child.kill('SIGTERM');
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(422);
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  expect(receiver.spans.filter(({ name }) => name === 'loginStudent')).toHaveLength(5);
  expect([...receiver.services]).toEqual(['ninety-api']);
});

test('ends without its launcher, even if no collector takes its spans', async () => {
  expect((await dateNow()).status).toBe(200);
  await receiver[Symbol.asyncDispose]();
  child.disconnect();
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
});

test('survives an outage of Postgres and answers 503 without a reason meanwhile', async () => {
  expect((await logIn()).status).toBe(422);
  const name = new URL(database.url).pathname.slice(1);
  const server = database.url.replace(/\/[^/]+$/, '/postgres');
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const away = async () => {
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  };
  await database.pool.query('select 1');
  await admin.query(`alter database ${name} allow_connections false`);
  await away();
  await eventually(async () => {
    const answer = await logIn();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ code: 'internal', errors: { internal: true } });
  });
  expect((await fetch(`${url}/health`)).status).toBe(503);
  expect((await dateNow()).status).toBe(200);
  await admin.query(`alter database ${name} allow_connections true`);
  await admin.end();
  await eventually(async () => expect((await logIn()).status).toBe(422));
  expect(child.exitCode).toBeNull();
  expect(output).not.toContain(database.url);
});
