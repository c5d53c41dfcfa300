import { startEventStoreDbServer } from '#infra/testing/servers/eventstoredb-server/server.ts';
import { eventStoreContract } from '../testing/contract.ts';
import type { ContractHarness } from '../testing/harness.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';

async function startHarness(): Promise<ContractHarness> {
  const server = await startEventStoreDbServer({ replicationMs: 5, startingMs: 50 });
  server.log.appendSystemEvent();
  const proxy = await startTcpProxy(server.port);
  return {
    proxy,
    triesAgain: true,
    async open({ timeoutMs = 10_000 } = {}) {
      const connectionString = `esdb://127.0.0.1:${proxy.port}?tls=false`;
      return createEventStoreDbEventStore({ connectionString, timeoutMs });
    },
    crash: () => server.restart(),
    loseAcknowledgementOf: () => server.faults.inject({ at: 'append', effect: 'error', afterStoring: true }),
    async [Symbol.asyncDispose]() {
      server.kill();
      await proxy[Symbol.asyncDispose]();
    },
  };
}

eventStoreContract('EventStoreDB', startHarness);
