import { GenericContainer, getContainerRuntimeClient } from 'testcontainers';
import { freePort } from '#infra/launcher/free-port.ts';
import type { EventStoreDbNode } from './running-eventstoredb.ts';
import { untilReady } from './eventstoredb-ready.ts';

const image = 'eventstore/eventstore:24.10.0-bookworm-slim';
const serverPort = 2113;

/** The real server in a container, without TLS. Requires Docker. */
export async function startEventStoreDbContainer(): Promise<EventStoreDbNode> {
  // A port of our choice, because Docker chooses another one after each start.
  const port = await freePort();
  const started = await new GenericContainer(image)
    .withExposedPorts({ container: serverPort, host: port })
    .withEnvironment({
      EVENTSTORE_INSECURE: 'true',
      EVENTSTORE_CLUSTER_SIZE: '1',
      EVENTSTORE_MEM_DB: 'false',
      EVENTSTORE_RUN_PROJECTIONS: 'None',
    })
    .start();
  const { container } = await getContainerRuntimeClient();
  const own = container.getById(started.getId());
  const connectionString = `esdb://127.0.0.1:${port}?tls=false`;
  await untilReady(connectionString);
  return {
    connectionString,
    port,
    async kill() {
      await own.kill({ signal: 'SIGKILL' });
    },
    async restart() {
      await own.start();
      await untilReady(connectionString);
    },
    async stop() {
      await started.stop();
    },
  };
}
