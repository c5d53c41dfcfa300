import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LaunchFailure } from '#infra/launcher/failure.ts';
import { end, identify } from '#infra/launcher/identity.ts';
import { keepLogShort, shortenLog } from '#infra/launcher/log-file.ts';

export interface TemporalOptions {
  readonly program: string;
  readonly port: number;
  /** The folder of the SQLite file; in memory by default. */
  readonly folder?: string;
  readonly namespace?: string;
  readonly log: string;
  /** Called with the pid before the server is ready. */
  readonly spawned?: (pid: number) => void;
}

export interface TemporalServer {
  readonly address: string;
  readonly pid: number;
  readonly exited: Promise<unknown>;
  stop(): Promise<void>;
}

const startPatienceMs = 30_000;

/** Starts Temporal's dev server and waits until it answers. @throws LaunchFailure with the log's reason */
export async function startTemporal(options: TemporalOptions): Promise<TemporalServer> {
  prepareFolders(options);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryStart(options);
    if ('address' in outcome) return outcome;
    if (attempt === 3 || !lostAnInnerPort(outcome.said)) {
      const reason = reasonOf(outcome.said) || 'it gave no reason';
      throw new LaunchFailure(`Temporal did not start: ${reason}${remedy(options.folder)}`);
    }
  }
}

function prepareFolders({ log, folder }: TemporalOptions): void {
  mkdirSync(path.dirname(log), { recursive: true, mode: 0o700 });
  // Its database contains the workflows' input.
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  shortenLog(log);
}

async function tryStart(options: TemporalOptions): Promise<TemporalServer | { readonly said: string }> {
  const before = statSync(options.log, { throwIfNoEntry: false })?.size ?? 0;
  const output = openSync(options.log, 'a', 0o600);
  const child = spawn(options.program, flagsOf(options), {
    // Its own process group, so that Ctrl-C does not bypass the orderly stop.
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
  // It prints its address once all services have started.
  while (!(said().includes('Server:') && (await answers(options.port)))) {
    if (
      child.pid === undefined ||
      child.exitCode !== null ||
      child.signalCode !== null ||
      Date.now() > until
    ) {
      await stop();
      return { said: said() };
    }
    await pause(20);
  }
  child.unref();
  keepLogShort(options.log, exited);
  return { address: `127.0.0.1:${options.port}`, pid: child.pid ?? 0, exited, stop };
}

/**
 * Whether another program took one of the randomly drawn inner ports before Temporal listened: the next start draws
 * others. The front end's own port reports "can't set frontend port".
 */
const lostAnInnerPort = (said: string): boolean =>
  said.includes('address already in use') && !said.includes("can't set frontend port");

/** The lines of the failure: only the head of a panic, without the Go stack. */
function reasonOf(said: string): string {
  const [head = ''] = said.split(/^goroutine \d+ /m);
  return head.trim().split('\n').slice(-5).join('\n  ');
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
