import { spawn } from 'node:child_process';
import { chmodSync, closeSync, fchmodSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LaunchFailure } from '#infra/launcher/failure.ts';
import { end, identify } from '#infra/launcher/identity.ts';
import { keepLogShort, shortenLog } from '#infra/launcher/log-file.ts';

export interface TemporalOptions {
  /** The `temporal` program, see `findTemporal`. */
  readonly program: string;
  readonly port: number;
  /** The folder of the server's SQLite file; without it everything is kept in memory. */
  readonly folder?: string;
  readonly namespace?: string;
  readonly log: string;
  /** Told the process number before the server is ready. */
  readonly spawned?: (pid: number) => void;
}

export interface TemporalServer {
  /** `host:port` of the gRPC front end. */
  readonly address: string;
  readonly pid: number;
  /** Settles when the server is gone, however it ended. */
  readonly exited: Promise<unknown>;
  stop(): Promise<void>;
}

const startPatienceMs = 30_000;

/**
 * Starts Temporal's dev server and waits until it answers.
 * @throws LaunchFailure with the last lines of its log when it does not come up.
 */
export async function startTemporal(options: TemporalOptions): Promise<TemporalServer> {
  mkdirSync(path.dirname(options.log), { recursive: true, mode: 0o700 });
  if (options.folder) {
    mkdirSync(options.folder, { recursive: true, mode: 0o700 });
    // Its database holds what workflows were given; a folder of an earlier version is open to everyone.
    chmodSync(options.folder, 0o700);
  }
  shortenLog(options.log);
  const before = statSync(options.log, { throwIfNoEntry: false })?.size ?? 0;
  const output = openSync(options.log, 'a', 0o600);
  // One that an earlier version made may be read by everyone.
  fchmodSync(output, 0o600);
  const child = spawn(options.program, flagsOf(options), {
    // Its own group: a terminal's Ctrl-C must not reach it, for it is stopped in order.
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  if (child.pid !== undefined) options.spawned?.(child.pid);
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const said = () => readFileSync(options.log).subarray(before).toString('utf8');
  const identity = child.pid === undefined ? undefined : identify(child.pid);
  const stop = async () => {
    child.ref();
    if (identity) await end(identity, stopSignals);
    await exited;
  };

  const until = Date.now() + startPatienceMs;
  // It prints its address once all its services have started.
  while (!(said().includes('Server:') && (await answers(options.port)))) {
    if (
      child.pid === undefined ||
      child.exitCode !== null ||
      child.signalCode !== null ||
      Date.now() > until
    ) {
      await stop();
      const lines = said().trimEnd().split('\n').slice(-5);
      throw new LaunchFailure(
        `Temporal did not start: ${lines.join('\n  ') || 'it gave no reason'}${remedy(options.folder)}`,
      );
    }
    await pause(20);
  }
  child.unref();
  keepLogShort(options.log, exited);
  return { address: `127.0.0.1:${options.port}`, pid: child.pid ?? 0, exited, stop };
}

function remedy(folder: string | undefined): string {
  if (folder === undefined) return '';
  return `\nShould its data in ${folder} be damaged, move it away: a test under way then ends when it is handed in.`;
}

const stopSignals = [
  ['SIGTERM', 8_000],
  ['SIGKILL', 2_000],
] as const;

function flagsOf({ port, folder, namespace }: TemporalOptions): string[] {
  const flags = ['--headless', '--ip', '127.0.0.1', '--port', String(port), '--log-level', 'warn'];
  if (folder) flags.push('--db-filename', path.join(folder, 'temporal.db'));
  if (namespace && namespace !== 'default') flags.push('--namespace', namespace);
  return ['server', 'start-dev', ...flags];
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const done = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}
