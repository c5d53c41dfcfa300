import { GenericContainer, Wait, type StartedTestContainer } from 'testcontainers';
import { eventStoreContract } from '../testing/contract.ts';
import type { ContractHarness } from '../testing/harness.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';

const image = 'eventstore/eventstore:24.10.0-bookworm-slim';
const serverPort = 2113;

interface RealServer {
  readonly host: string;
  readonly port: number;
  /** SIGKILL and a new start on the same data, where the server is ours to kill. */
  crash(): Promise<number>;
  stop(): Promise<void>;
}

async function startContainer(): Promise<RealServer> {
  const container: StartedTestContainer = await new GenericContainer(image)
    .withExposedPorts(serverPort)
    .withEnvironment({
      EVENTSTORE_INSECURE: 'true',
      EVENTSTORE_CLUSTER_SIZE: '1',
      EVENTSTORE_MEM_DB: 'false',
    })
    .withWaitStrategy(Wait.forHttp('/health/live', serverPort).forStatusCode(204))
    .start();
  return {
    host: container.getHost(),
    port: container.getMappedPort(serverPort),
    async crash() {
      // No time to shut down: what was acknowledged must be on disk by then.
      await container.restart({ timeout: 0 });
      return container.getMappedPort(serverPort);
    },
    async stop() {
      await container.stop();
    },
  };
}

/** A server that `EVENTSTOREDB_URL` names is not ours to kill: for it a crash is the loss of every connection. */
function useServer(url: URL): RealServer {
  const port = Number(url.port || serverPort);
  return { host: url.hostname, port, crash: async () => port, stop: async () => undefined };
}

async function startHarness(): Promise<ContractHarness> {
  const url = process.env['EVENTSTOREDB_URL'];
  const server = url ? useServer(new URL(url)) : await startContainer();
  const proxy = await startTcpProxy(server.port, server.host);
  const query = url ? new URL(url).search : '?tls=false';
  return {
    proxy,
    async open({ timeoutMs = 10_000 } = {}) {
      const connectionString = `esdb://127.0.0.1:${proxy.port}${query}`;
      return createEventStoreDbEventStore({ connectionString, timeoutMs });
    },
    async crash() {
      proxy.redirect(await server.crash());
      proxy.cut();
    },
    loseAcknowledgementOf: (stream) => proxy.loseAnswerTo(stream),
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await server.stop();
    },
  };
}

eventStoreContract('EventStoreDB, the real server', startHarness);
