import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { StoreRefused, StoreUnavailable } from '#domain/core/events/event-store.ts';
import { makeCertificates } from '#infra/testing/servers/eventstoredb-front/certificates.ts';
import {
  startEventStoreDbFront,
  type EventStoreDbFront,
} from '#infra/testing/servers/eventstoredb-front/front.ts';
import {
  startEventStoreDbServer,
  type EventStoreDbServer,
} from '#infra/testing/servers/eventstoredb-server/server.ts';
import { startProcess } from '#infra/testing/processes.ts';
import { createEventStoreDbEventStore } from '#services/event-store/eventstoredb/eventstoredb-event-store.ts';
import { appended, eventsOf, idsOf, newEvents, uniqueStream } from '#services/event-store/testing/harness.ts';
import { tryEventStoreDb } from './preflight.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ninety-eventstoredb-'));
const stack = new AsyncDisposableStack();
const user = 'ada';
const password = 'a:secret/word';
let server: EventStoreDbServer;
let front: EventStoreDbFront;
let misnamed: EventStoreDbFront;
let trusting: string;

beforeAll(async () => {
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  server = await startEventStoreDbServer();
  stack.defer(() => server.kill());
  const [own, foreign] = await Promise.all([makeCertificates('127.0.0.1'), makeCertificates('other.test')]);
  trusting = `tls=true&tlsCAFile=${path.join(folder, 'ca.pem')}`;
  writeFileSync(path.join(folder, 'ca.pem'), own.ca);
  writeFileSync(path.join(folder, 'foreign.pem'), foreign.ca);
  const target = server.port;
  front = stack.use(await startEventStoreDbFront({ target, certificates: own, user, password }));
  misnamed = stack.use(await startEventStoreDbFront({ target, certificates: foreign, user, password }));
});
afterAll(() => stack.disposeAsync());

const addressOf = ({ port }: { readonly port: number }, query: string, secret = password) =>
  `esdb://${user}:${encodeURIComponent(secret)}@127.0.0.1:${port}?${query}`;

function open(connectionString: string) {
  const store = createEventStoreDbEventStore({ connectionString, timeoutMs: 5_000 });
  return Object.assign(store, { [Symbol.asyncDispose]: () => store.close() });
}

test('writes and reads events over TLS with the user and password of the address', async () => {
  await using store = open(addressOf(front, trusting));
  const stream = uniqueStream();
  const events = newEvents(3);
  expect(appended(await store.append(stream, events, 'noStream')).revision).toBe(2);
  expect(idsOf(await eventsOf(store, stream))).toEqual(idsOf(events));
  await expect(tryEventStoreDb(addressOf(front, trusting))).resolves.toBeUndefined();
});

describe('refuses to start with one sentence for', () => {
  test.each([
    ['the password is wrong', () => addressOf(front, trusting, 'wrong'), 'password is wrong'],
    ['no one vouches for the certificate', () => addressOf(front, 'tls=true'), 'tlsCAFile='],
    [
      'the certificate is for another host',
      () => addressOf(misnamed, `tls=true&tlsCAFile=${path.join(folder, 'foreign.pem')}`),
      'another host',
    ],
    ['TLS is left out', () => addressOf(front, 'tls=false'), 'speaks TLS'],
    ['the server has no TLS', () => addressOf(server, 'tls=true'), 'does not speak TLS'],
    ['the file of the CA is not there', () => addressOf(front, 'tls=true&tlsCAFile=/none.pem'), 'file'],
    [
      'one of several servers refuses',
      () => addressOf(front, trusting, 'wrong').replace('@', '@[::1]:1,'),
      'password',
    ],
    ['the address cannot be read', () => 'esdb://a-secret:word@', 'cannot be read'],
  ])('%s', async (_where, address, told) => {
    const start = tryEventStoreDb(address());
    await expect(start).rejects.toThrow(/^The EventStoreDB of EVENTSTOREDB_URL cannot be used: [^\n]+\.$/);
    await expect(start).rejects.toThrow(told);
    await expect(start).rejects.not.toThrow(/secret|ada/);
  });

  test('runs a process alone, without a launcher', async () => {
    await using run = startProcess(path.resolve('infra/processes/projections.ts'), [], {
      DATABASE_URL: inject('postgresUrl'),
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      PERSONAL_DATA_KEY: randomBytes(32).toString('base64'),
      EVENT_STORE: 'eventstoredb',
      EVENTSTOREDB_URL: addressOf(front, 'tls=true'),
    });
    expect(await run.exited).toBe(1);
    const said = run.output();
    expect(said).toContain('its certificate is not trusted. Add tlsCAFile=');
    expect(said).not.toContain('secret');
  });
});

test('waits for an unavailable server instead of refusing it', async () => {
  await expect(tryEventStoreDb(addressOf({ port: 1 }, trusting))).resolves.toBeUndefined();
  await using store = open(addressOf({ port: 1 }, trusting));
  const call = store.ping();
  await expect(call).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(call).rejects.not.toBeInstanceOf(StoreRefused);
});

test('reports the reason when a password changed or rights were revoked meanwhile', async () => {
  const target = server.port;
  const certificates = await makeCertificates('127.0.0.1');
  writeFileSync(path.join(folder, 'changing.pem'), certificates.ca);
  await using changing = await startEventStoreDbFront({ target, certificates, user, password });
  await using store = open(addressOf(changing, `tls=true&tlsCAFile=${path.join(folder, 'changing.pem')}`));
  await store.ping();
  changing.changePassword('another');
  await expect(store.ping()).rejects.toMatchObject({ reason: 'the user or the password is wrong' });
  await expect(store.append(uniqueStream(), newEvents(1), 'any')).rejects.toBeInstanceOf(StoreRefused);
  changing.changePassword(password);
  await store.ping();
  changing.denyAll();
  await expect(store.ping()).rejects.toMatchObject({ reason: 'the user may not read and write there' });
});
