import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificates } from '#infra/testing/servers/eventstoredb-front/certificates.ts';
import { startEventStoreDbFront } from '#infra/testing/servers/eventstoredb-front/front.ts';
import type { EventStoreDbNode } from '#infra/testing/servers/running-eventstoredb.ts';
import type { ContractHarness } from '../../testing/harness.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { createEventStoreDbEventStore } from '../eventstoredb-event-store.ts';

const user = 'ada';
const password = 'a:secret/word';

/** The contract's harness over TLS with a user; each store has its own connection. */
export async function startTlsHarness(node: EventStoreDbNode): Promise<ContractHarness> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-tls-'));
  const caFile = path.join(folder, 'ca.pem');
  const certificates = await makeCertificates('127.0.0.1');
  writeFileSync(caFile, certificates.ca);
  const front = await startEventStoreDbFront({ target: node.port, certificates, user, password });
  const proxy = await startTcpProxy(front.port);
  return {
    proxy,
    triesAgain: true,
    async open({ timeoutMs = 10_000 } = {}) {
      const address = `${user}:${encodeURIComponent(password)}@127.0.0.1:${proxy.port}`;
      return createEventStoreDbEventStore({
        connectionString: `esdb://${address}?tls=true&tlsCAFile=${caFile}`,
        timeoutMs,
      });
    },
    async crash() {
      await node.kill();
      await node.restart();
    },
    loseAcknowledgementOf: () => proxy.loseAnswerToNext(),
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await front[Symbol.asyncDispose]();
      await node.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
