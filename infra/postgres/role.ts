import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '#infra/launcher/failure.ts';
import { startFailure } from './cluster.ts';
import { runProgram } from './program.ts';
import type { Unprivileged } from './unprivileged.ts';

/** Ninety's role: not a superuser, but the owner of its data. */
export const role = 'ninety';

export interface RoleOptions {
  /** Letters, digits, `-` and `_`. */
  readonly password: string;
  /** For tests with their own databases. */
  readonly mayCreateDatabases?: boolean;
}

/**
 * Creates the role and restricts access to it: the superuser is for the files' owner only. Uses Postgres's single-user
 * mode before the server starts, so that no connection is ever trusted, and again after a password change. The next
 * start repeats an interruption.
 * @throws LaunchFailure
 */
export async function ensureRole(
  folder: string,
  binaries: string,
  rights: Unprivileged,
  log: string,
  options: RoleOptions,
): Promise<void> {
  const access = accessOf(options);
  const file = path.join(folder, 'pg_hba.conf');
  if (readOptional(file) === access) return;
  const { mayCreateDatabases = false } = options;
  const databases = mayCreateDatabases ? ['template1', 'postgres'] : ['postgres'];
  for (const database of databases) {
    await runAsSuperuser(database, statements(options));
  }
  writeFileSync(`${file}.new`, access, { mode: 0o600 });
  rights.own(`${file}.new`);
  renameSync(`${file}.new`, file);

  async function runAsSuperuser(database: string, sql: readonly string[]): Promise<void> {
    const program = path.join(binaries, 'postgres');
    const quiet = ['-c', 'log_min_error_statement=panic', '-c', 'log_checkpoints=off'];
    const flags = ['--single', '-j', '-D', folder, ...quiet, database];
    const input = sql.map((statement) => `${statement};\n\n`).join('');
    for (let attempt = 1; ; attempt += 1) {
      const { code, said } = await runProgram(rights, program, flags, log, input);
      const hasFailed = code !== 0 || /^.*(?:ERROR|FATAL|PANIC): /m.test(said);
      if (!hasFailed) return;
      // A killed server's workers briefly hold its shared memory.
      if (attempt === 20 || !said.includes('shared memory block')) {
        throw startFailure(`Postgres did not start in ${folder}`, said, folder);
      }
      await pause(100);
    }
  }
}

/** The access rules. The last line records the role's password and rights. */
function accessOf({ password, mayCreateDatabases = false }: RoleOptions): string {
  const made = createHash('sha256').update(`${password} ${mayCreateDatabases}`).digest('hex').slice(0, 32);
  return [
    '# Made by Ninety at its start. The superuser is never let in: `postgres --single` is for the owner of the files.',
    '# type database user address method',
    `host all ${role} 127.0.0.1/32 scram-sha-256`,
    `# made as ${made}`,
    '',
  ].join('\n');
}

function statements({ password, mayCreateDatabases = false }: RoleOptions): string[] {
  if (!/^[\w-]{16,}$/.test(password)) throw new TypeError('this is no password that was made up');
  return [
    `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if; end $$`,
    `alter role ${role} login nosuperuser nocreaterole noreplication nobypassrls
       ${mayCreateDatabases ? 'createdb' : 'nocreatedb'} password '${password}'`,
    'alter role postgres password null',
    // Housekeeping clears the log of deleted data.
    `grant pg_checkpoint to ${role}`,
    `grant execute on function pg_catalog.pg_switch_wal() to ${role}`,
    `alter database postgres owner to ${role}`,
  ];
}

function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
