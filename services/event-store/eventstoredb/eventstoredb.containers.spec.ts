import type { EventStoreDbNode } from '#infra/testing/servers/running-eventstoredb.ts';
import { startEventStoreDbNode } from '#infra/testing/servers/eventstoredb-node.ts';
import { eventStoreContract } from '../testing/contract.ts';
import type { ContractHarness } from '../testing/harness.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';

/**
 * A server that `EVENTSTOREDB_URL` names is not ours to kill: for it a crash is the loss of every connection. Its
 * certificate has to name 127.0.0.1 too, where the proxy is.
 */
async function startHarness(): Promise<ContractHarness> {
  const address = process.env['EVENTSTOREDB_URL'];
  const url = new URL(address ?? 'esdb://127.0.0.1:2113?tls=false');
  const node: EventStoreDbNode | undefined =
    address === undefined ? await startEventStoreDbNode() : undefined;
  const proxy = await startTcpProxy(
    node?.port ?? Number(url.port || 2113),
    node ? '127.0.0.1' : url.hostname,
  );
  const user = url.username === '' ? '' : `${url.username}:${url.password}@`;
  const isReadable = /[?&]tls=false(&|$)/i.test(url.search);
  return {
    proxy,
    triesAgain: true,
    async open({ timeoutMs = 10_000 } = {}) {
      const connectionString = `esdb://${user}127.0.0.1:${proxy.port}${url.search}`;
      return createEventStoreDbEventStore({ connectionString, timeoutMs });
    },
    async crash() {
      await node?.kill();
      await node?.restart();
      proxy.cut();
    },
    loseAcknowledgementOf: (stream) => (isReadable ? proxy.loseAnswerTo(stream) : proxy.loseAnswerToNext()),
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await node?.stop();
    },
  };
}

eventStoreContract('EventStoreDB, the real server', startHarness);
