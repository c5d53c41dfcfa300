import { Server, ServerCredentials, type handleUnaryCall } from '@grpc/grpc-js';
import { createBatchAppend } from './appending.ts';
import { createFaults, type Faults } from './faults.ts';
import { features, ServerFeaturesService, shared, streams, StreamsService } from './generated.ts';
import { createLog, type Log } from './log.ts';
import { nameOf } from './messages.ts';
import { createRead } from './reading.ts';

export interface EventStoreDbServer {
  /** Stays the same over restarts. */
  readonly port: number;
  readonly connectionString: string;
  readonly faults: Faults;
  readonly log: Log;
  /** Cuts every connection, as a killed process does. What was stored is kept. */
  kill(): void;
  restart(): Promise<void>;
}

/**
 * A server inside this process that speaks EventStoreDB's protocol, as far as our adapter uses it: for tests,
 * where faults are injected and no container can run.
 */
export async function startEventStoreDbServer(): Promise<EventStoreDbServer> {
  const log = createLog();
  const faults = createFaults();
  let server = createServer(log, faults);
  const port = await listen(server, 0);
  return {
    port,
    connectionString: `esdb://127.0.0.1:${port}?tls=false`,
    faults,
    log,
    kill: () => server.forceShutdown(),
    async restart() {
      server.forceShutdown();
      server = createServer(log, faults);
      await listen(server, port);
    },
  };
}

function createServer(log: Log, faults: Faults): Server {
  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  const tombstone: handleUnaryCall<
    InstanceType<typeof streams.TombstoneReq>,
    InstanceType<typeof streams.TombstoneResp>
  > = (call, answer) => {
    log.tombstone(nameOf(call.request.getOptions()?.getStreamIdentifier()));
    answer(null, new streams.TombstoneResp().setNoPosition(new shared.Empty()));
  };
  server.addService(StreamsService, {
    batchAppend: createBatchAppend(log, faults),
    read: createRead(log, faults),
    tombstone,
    delete: tombstone,
  });
  server.addService(ServerFeaturesService, { getSupportedMethods: supportedMethods() });
  return server;
}

type Empty = InstanceType<typeof shared.Empty>;
type SupportedMethods = InstanceType<typeof features.SupportedMethods>;

function supportedMethods(): handleUnaryCall<Empty, SupportedMethods> {
  const names = ['read', 'batchappend', 'delete', 'tombstone'];
  const methods = names.map((name) =>
    new features.SupportedMethod()
      .setServiceName('event_store.client.streams.streams')
      .setMethodName(name)
      .setFeaturesList(name === 'read' ? ['position', 'events'] : []),
  );
  return (_call, answer) =>
    answer(
      null,
      new features.SupportedMethods().setEventStoreServerVersion('23.10.0.0').setMethodsList(methods),
    );
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
}
