import { rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '#infra/launcher/free-port.ts';
import { findTemporal } from '#infra/temporal/program.ts';
import { startTemporal } from '#infra/temporal/server.ts';
import { patienceMs } from '../patience.ts';
import { makeRunFolder, noteServers } from '../run-folder.ts';

/** A separate, running Temporal that the test can stop and restart with its data. */
export interface OwnTemporal extends AsyncDisposable {
  /** `host:port`, the same after each start. */
  readonly address: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startOwnTemporal(): Promise<OwnTemporal> {
  const program = await findTemporal({
    environment: process.env,
    // The run already has one, so the program is on this machine.
    signal: AbortSignal.timeout(patienceMs),
    progress: () => undefined,
  });
  if (!program) throw new Error('There is no Temporal program.');
  const folder = makeRunFolder();
  const log = path.join(folder, 'temporal.log');
  const port = await freePort();
  const spawned = (pid: number) => noteServers(folder, [pid]);
  const start = () => startTemporal({ program, port, folder, log, spawned });
  let server = await start();
  return {
    address: server.address,
    stop: () => server.stop(),
    async start() {
      server = await start();
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
