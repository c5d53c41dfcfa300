import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#infra/launcher/free-port.ts';
import { untilReady } from './eventstoredb-ready.ts';
import { startEventStoreDbServer } from './eventstoredb-server/server.ts';
import type { EventStoreDbNode } from './running-eventstoredb.ts';

/**
 * The double in this process; or the server of the command in `EVENTSTOREDB_START`, which gets a port and a folder,
 * runs one node without TLS that stores its data there, and exits on SIGTERM; or, with `TEST_SERVERS=real` and no such
 * command, a container.
 */
export async function startEventStoreDbNode(
  command = process.env['EVENTSTOREDB_START'],
): Promise<EventStoreDbNode> {
  if (command) return startByCommand(command);
  if (process.env['TEST_SERVERS'] === 'real') {
    const { startEventStoreDbContainer } = await import('./eventstoredb-container.ts');
    return startEventStoreDbContainer();
  }
  const server = await startEventStoreDbServer({ replicationMs: 2 });
  const { connectionString, port } = server;
  return {
    connectionString,
    port,
    kill: async () => server.kill(),
    restart: () => server.restart(),
    stop: async () => server.kill(),
  };
}

async function startByCommand(command: string): Promise<EventStoreDbNode> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-eventstoredb-node-'));
  const port = await freePort();
  const connectionString = `esdb://127.0.0.1:${port}?tls=false`;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    // A separate process group, so that a signal also reaches the command's children.
    child = spawn('sh', ['-c', `exec ${command} "$@"`, 'sh', `${port}`, folder], {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', () => undefined);
    const started = child;
    await untilReady(connectionString, () =>
      started.exitCode !== null || started.signalCode !== null || started.pid === undefined
        ? `The command of EVENTSTOREDB_START has ended with ${started.exitCode}`
        : undefined,
    );
  }
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ending = child;
    child = undefined;
    if (ending?.pid === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, 'exit');
    process.kill(-ending.pid, signal);
    await gone;
  }
  const killAtExit = () => void end('SIGKILL');
  process.once('exit', killAtExit);
  const stop = async () => {
    process.off('exit', killAtExit);
    await end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { connectionString, port, kill: () => end('SIGKILL'), restart: start, stop };
}
