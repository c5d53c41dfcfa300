import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { Client } from '@temporalio/client';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporalAddress, temporalConnection } from '#infra/testing/servers/temporal.ts';
import { runWorker } from '#workflows/core/run-worker.ts';
import type { TemporalSettings } from '#workflows/core/temporal-connection.ts';
import { installTemporalRuntime } from '#workflows/core/temporal-log.ts';
import { eventually, silent } from '#workflows/core/testing/test-harness.ts';
import { bundleForTests } from '#workflows/core/testing/bundle-of-today.ts';
import { createWorkflowStarter } from '#workflows/core/workflow-starter.ts';
import { sendMail } from '#workflows/mail/send-mail.ts';
import { readSettings } from './config.ts';
import { temporalAccessOf } from './temporal-access.ts';

const serverName = 'temporal.test';
const folder = mkdtempSync(path.join(tmpdir(), 'ninety-temporal-tls-'));
const fileOf = (name: string) => path.join(folder, name);
let stack: AsyncDisposableStack;
let address: string;
let known = 0;

const elliptic = { keyType: 'ec', curve: 'P-256', algorithm: 'sha256' } as const;

/** One CA and certificate for server and client. */
async function makeCertificates() {
  const ca = await generate([{ name: 'commonName', value: 'A CA of the test' }], {
    ...elliptic,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  const own = await generate([{ name: 'commonName', value: serverName }], {
    ...elliptic,
    ca: { key: ca.private, cert: ca.cert },
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
      { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: serverName }] },
    ],
  });
  writeFileSync(fileOf('ca.pem'), ca.cert);
  writeFileSync(fileOf('own.pem'), own.cert);
  writeFileSync(fileOf('own.key'), own.private);
  return { ca: ca.cert, cert: own.cert, key: own.private };
}

/** Temporal's dev server has no TLS, so TLS ends right before it, as at a cluster's load balancer. */
beforeAll(async () => {
  stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const [, port = ''] = temporalAddress().split(':');
  const sockets = new Set<net.Socket>();
  const options = { ...(await makeCertificates()), requestCert: true, ALPNProtocols: ['h2'] };
  const server = tls.createServer(options, (client) => {
    if (client.authorized) known += 1;
    const temporal = net.connect(Number(port), '127.0.0.1');
    for (const socket of [client, temporal]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => [client, temporal].forEach((each) => each.destroy()));
    }
    client.pipe(temporal).pipe(client);
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stack.defer(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => stack.disposeAsync());

function temporalWith(environment: Readonly<Record<string, string>>): TemporalSettings {
  const access = temporalAccessOf(readSettings({ TEMPORAL_TLS: 'true', ...environment }));
  return { address, namespace: 'default', taskQueue: randomUUID(), access };
}
const trusting = () => ({ TEMPORAL_TLS_CA: fileOf('ca.pem'), TEMPORAL_TLS_SERVER_NAME: serverName });
const certified = () => ({ TEMPORAL_TLS_CERT: fileOf('own.pem'), TEMPORAL_TLS_KEY: fileOf('own.key') });

test('starts and runs workflows over mutual TLS', async () => {
  installTemporalRuntime(silent);
  const bundle = await bundleForTests(silent);
  const temporal = temporalWith({ ...trusting(), ...certified() });
  await using starter = createWorkflowStarter(temporal);
  const stop = new AbortController();
  const delivered: string[] = [];
  const activities = { deliverMail: async ({ mailId }: { mailId: string }) => void delivered.push(mailId) };
  const worker = runWorker({
    temporal,
    activities,
    bundle: async () => bundle,
    log: silent,
    signal: stop.signal,
  });
  const mailId = randomUUID();
  await starter.start(`mail_${mailId}`, sendMail, { mailId });
  await using connection = await temporalConnection();
  await new Client({ connection }).workflow.getHandle(`mail_${mailId}`).result();
  await eventually(() => expect(worker.state()).toEqual({ status: 'running' }));
  stop.abort();
  await worker.ended;
  expect(delivered).toEqual([mailId]);
  // One connection each for the starter, the worker and the worker's native core.
  expect(known).toBeGreaterThanOrEqual(3);
});

test('cannot connect without a certificate if Temporal requires one', async () => {
  const before = known;
  await using starter = createWorkflowStarter(temporalWith(trusting()));
  await expect(starter.countRunning(new Date())).rejects.toBeInstanceOf(Error);
  expect(known).toBe(before);
});

const refused: readonly [string, () => Readonly<Record<string, string>>, RegExp][] = [
  [
    'by a CA that it does not know',
    () => ({ ...certified(), TEMPORAL_TLS_SERVER_NAME: serverName }),
    /unable to verify|self.signed|issuer/i,
  ],
  [
    'that is for another name',
    () => ({ ...trusting(), ...certified(), TEMPORAL_TLS_SERVER_NAME: 'other.test' }),
    /altnames/i,
  ],
];
test.each(refused)('does not connect to a Temporal %s', async (_what, environment, reason) => {
  await using starter = createWorkflowStarter(temporalWith(environment()));
  const details = expect.stringMatching(reason);
  await eventually(() =>
    expect(starter.countRunning(new Date())).rejects.toMatchObject({ cause: { details } }),
  );
});
