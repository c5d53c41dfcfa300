import type { Server } from '@grpc/grpc-js';
import { createFaults } from './faults.ts';
import { createLog, type Log } from './log.ts';
import type { Node } from './member.ts';
import { createReplication } from './replication.ts';
import { createWorkload } from './workload.ts';
import { createServer, listen } from './server.ts';

export interface EventStoreDbCluster {
  /** Lists all nodes, so that the client looks for the leader. */
  readonly connectionString: string;
  readonly ports: readonly number[];
  /** The events of all nodes: an acknowledged event is replicated to the others. */
  readonly log: Log;
  /** The index of the leader among the ports, `undefined` if none is elected. */
  leader(): number | undefined;
  kill(place: number): void;
  /** The node keeps its connections and stops answering, like a machine that was unplugged. */
  fallSilent(place: number): void;
  /** The leader resigns and stays as a follower. */
  resign(): void;
  /** A killed or silent node returns, as a follower if there is another leader. */
  restart(place: number): Promise<void>;
  elected(): Promise<number>;
  stop(): void;
}

interface State {
  server: Server;
  alive: boolean;
  silent: boolean;
}

/** How long a lost leader is still reported, and how long the election takes after that. */
const noticedAfterMs = 150;
const electedAfterMs = 150;

/** Three nodes in this process that implement EventStoreDB's protocol and elect a leader, like the real ones. */
export async function startEventStoreDbCluster(replicationMs = 0): Promise<EventStoreDbCluster> {
  const log = createLog();
  const faults = createFaults();
  const replication = createReplication(replicationMs);
  const ports: number[] = [];
  const states: State[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let leader: number | undefined = 0;
  let election = Promise.withResolvers<number>();

  const isServing = (place: number) => states[place]?.alive === true && !states[place].silent;

  function nodeAt(place: number): Node {
    return {
      standing() {
        if (!isServing(place)) return { role: 'silent' };
        if (leader === place) return { role: 'leader' };
        const port = leader === undefined ? undefined : ports[leader];
        const led = leader;
        if (port === undefined || led === undefined) return { role: 'follower' };
        return { role: 'follower', leader: { port, isAlive: () => isServing(led) } };
      },
      // The other nodes notice a lost node late.
      members: () =>
        ports.map((port, of) => ({
          port,
          isLeader: of === leader,
          isAlive: isServing(of) || of === leader,
        })),
    };
  }

  function after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer);
  }

  function elect(without: number): void {
    leader = undefined;
    after(electedAfterMs, () => {
      const serving = [...states.keys()].filter(isServing);
      const next = serving.find((place) => place !== without);
      // One of three is not a majority.
      if (next === undefined || serving.length < 2) return;
      leader = next;
      election.resolve(next);
    });
  }

  function lose(place: number): void {
    if (leader !== place) return;
    election = Promise.withResolvers();
    after(noticedAfterMs, () => elect(place));
  }

  async function open(place: number): Promise<void> {
    const server = createServer({
      log,
      faults,
      replication,
      workload: createWorkload(),
      node: nodeAt(place),
    });
    const port = await listen(server, ports[place] ?? 0);
    ports[place] = port;
    states[place] = { server, alive: true, silent: false };
  }
  for (const place of [0, 1, 2]) await open(place);

  return {
    connectionString: `esdb://${ports.map((port) => `127.0.0.1:${port}`).join(',')}?tls=false`,
    ports,
    log,
    leader: () => leader,
    kill(place) {
      const state = states[place];
      if (!state) return;
      state.alive = false;
      state.server.forceShutdown();
      lose(place);
    },
    fallSilent(place) {
      const state = states[place];
      if (!state) return;
      state.silent = true;
      lose(place);
    },
    resign() {
      if (leader === undefined) return;
      election = Promise.withResolvers();
      elect(leader);
    },
    async restart(place) {
      states[place]?.server.forceShutdown();
      await open(place);
      if (leader === undefined) elect(-1);
    },
    elected: () => election.promise,
    stop() {
      for (const timer of timers) clearTimeout(timer);
      for (const { server } of states) server.forceShutdown();
    },
  };
}
