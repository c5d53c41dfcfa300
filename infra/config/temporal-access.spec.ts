import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WrongConfiguration } from './wrong-configuration.ts';
import { readSettings, type Environment } from './config.ts';
import { temporalAccessOf } from './temporal-access.ts';

let folder: string;
const fileOf = (name: string) => path.join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ninety-temporal-'));
  for (const name of ['ca', 'crt', 'key']) writeFileSync(fileOf(name), `the ${name}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const accessOf = (environment: Environment) => temporalAccessOf(readSettings(environment));
const refusal = (environment: Environment): string => {
  try {
    accessOf(environment);
  } catch (error) {
    if (error instanceof WrongConfiguration) return error.message;
  }
  throw new Error('it was not refused');
};

test('connects to Temporal without TLS by default', () => {
  expect(accessOf({})).toEqual({});
  expect(accessOf({ TEMPORAL_TLS: 'false' })).toEqual({});
});

test('checks the certificate by those of the system if only TLS is set', () => {
  expect(accessOf({ TEMPORAL_TLS: 'true' })).toEqual({ tls: {} });
});

test('reads certificates and passes on the name and the key', () => {
  const access = accessOf({
    TEMPORAL_TLS: 'true',
    TEMPORAL_TLS_CA: fileOf('ca'),
    TEMPORAL_TLS_CERT: fileOf('crt'),
    TEMPORAL_TLS_KEY: fileOf('key'),
    TEMPORAL_TLS_SERVER_NAME: 'temporal.example.org',
    TEMPORAL_API_KEY: 'a-key',
  });
  expect(access).toEqual({
    tls: {
      serverNameOverride: 'temporal.example.org',
      serverRootCACertificate: Buffer.from('the ca'),
      clientCertPair: { crt: Buffer.from('the crt'), key: Buffer.from('the key') },
    },
    apiKey: 'a-key',
  });
});

test.each([
  [{ TEMPORAL_TLS: 'yes' }, /TEMPORAL_TLS is wrong/],
  [{ TEMPORAL_API_KEY: 'a-key' }, /TEMPORAL_API_KEY is set, and TEMPORAL_TLS is not true/],
  [{ TEMPORAL_TLS: 'true', TEMPORAL_TLS_CERT: 'x' }, /belong together/],
  [{ TEMPORAL_TLS: 'true', TEMPORAL_TLS_SERVER_NAME: 'a b' }, /TEMPORAL_TLS_SERVER_NAME is wrong/],
  [{ TEMPORAL_TLS: 'true', TEMPORAL_TLS_CA: '/nowhere/ca.pem' }, /TEMPORAL_TLS_CA cannot be read/],
])('refuses %j in a sentence', (environment, sentence) => {
  expect(refusal(environment)).toMatch(sentence);
});

test('accepts addresses of Postgres and EventStoreDB with TLS', () => {
  const DATABASE_URL = 'postgres://n:s@db.example.org:5432/n?sslmode=verify-full&sslrootcert=/etc/ca.pem';
  const EVENTSTOREDB_URL = 'esdb+discover://events.example.org:2113?tls=true&tlsCaFile=/etc/ca.pem';
  expect(readSettings({ DATABASE_URL, EVENTSTOREDB_URL })).toMatchObject({ DATABASE_URL, EVENTSTOREDB_URL });
});
