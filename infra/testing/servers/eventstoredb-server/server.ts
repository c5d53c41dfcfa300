import { Server, ServerCredentials, type handleUnaryCall } from '@grpc/grpc-js';
import { createBatchAppend, type Appending } from './appending.ts';
import { createFaults, type Faults } from './faults.ts';
import {
  features,
  GossipService,
  ServerFeaturesService,
  shared,
  streams,
  StreamsService,
} from './generated.ts';
import { createLog, type Log } from './log.ts';
import { createGossip, type Node, type Standing } from './member.ts';
import { nameOf } from './messages.ts';
import { createRead } from './reading.ts';
import { createReplication } from './replication.ts';
import { createWorkload, type Workload } from './workload.ts';

export interface EventStoreDbServer {
  /** Unchanged by restarts. */
  readonly port: number;
  readonly connectionString: string;
  readonly faults: Faults;
  readonly log: Log;
  readonly workload: Workload;
  /** Closes every connection, like a killed process. Stored events are kept. */
  kill(): void;
  restart(): Promise<void>;
}

export interface EventStoreDbServerOptions {
  /**
   * The delay before an append is acknowledged; a retry in that time is dropped, as by the real server. 0 (none) by
   * default.
   */
  readonly replicationMs?: number;
  /** How long it reports that it is not ready after each start; 0 by default. */
  readonly startingMs?: number;
  /** The duration of each append, one after another; 0 by default. */
  readonly appendMs?: number;
}

/**
 * A server in this process that implements the parts of EventStoreDB's protocol that our adapter uses, for injecting
 * faults, and for machines without containers.
 */
export async function startEventStoreDbServer({
  replicationMs = 0,
  startingMs = 0,
  appendMs = 0,
}: EventStoreDbServerOptions = {}): Promise<EventStoreDbServer> {
  const log = createLog();
  const faults = createFaults();
  let readyAt = performance.now() + startingMs;
  const node = {
    standing: (): Standing => ({ role: performance.now() < readyAt ? 'starting' : 'leader' }),
    members: () => [{ port, isLeader: true, isAlive: true }],
  };
  const workload = createWorkload(appendMs);
  const parts = { log, faults, replication: createReplication(replicationMs), workload, node };
  let server = createServer(parts);
  const port = await listen(server, 0);
  return {
    port,
    connectionString: `esdb://127.0.0.1:${port}?tls=false`,
    faults,
    log,
    workload,
    kill: () => server.forceShutdown(),
    async restart() {
      server.forceShutdown();
      server = createServer(parts);
      await listen(server, port);
      readyAt = performance.now() + startingMs;
    },
  };
}

/** A node that is not yet listening. */
export function createServer(parts: Appending): Server {
  const { log, node } = parts;
  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  const tombstone: handleUnaryCall<
    InstanceType<typeof streams.TombstoneReq>,
    InstanceType<typeof streams.TombstoneResp>
  > = (call, answer) => {
    log.tombstone(nameOf(call.request.getOptions()?.getStreamIdentifier()));
    answer(null, new streams.TombstoneResp().setNoPosition(new shared.Empty()));
  };
  server.addService(StreamsService, {
    batchAppend: createBatchAppend(parts),
    read: createRead(parts),
    tombstone,
    delete: tombstone,
  });
  server.addService(ServerFeaturesService, { getSupportedMethods: supportedMethods(node) });
  server.addService(GossipService, { read: createGossip(node) });
  return server;
}

type Empty = InstanceType<typeof shared.Empty>;
type SupportedMethods = InstanceType<typeof features.SupportedMethods>;

function supportedMethods(node: Node): handleUnaryCall<Empty, SupportedMethods> {
  const names = ['read', 'batchappend', 'delete', 'tombstone'];
  const methods = names.map((name) =>
    new features.SupportedMethod()
      .setServiceName('event_store.client.streams.streams')
      .setMethodName(name)
      .setFeaturesList(name === 'read' ? ['position', 'events'] : []),
  );
  return (_call, answer) => {
    if (node.standing().role === 'silent') return;
    answer(
      null,
      new features.SupportedMethods().setEventStoreServerVersion('23.10.0.0').setMethodsList(methods),
    );
  };
}

export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
}
