import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '#infra/launcher/failure.ts';
import { startFailure } from './cluster.ts';
import { runProgram } from './program.ts';
import type { Unprivileged } from './unprivileged.ts';

/** The role that Ninety works as: no superuser, the owner of all that Ninety stores. */
export const role = 'ninety';

export interface RoleOptions {
  /** Letters, digits, `-` and `_`. */
  readonly password: string;
  /** For tests, each of which has a database of its own. */
  readonly mayCreateDatabases?: boolean;
}

/**
 * Makes the role and lets Postgres accept that role alone: the superuser is only for the owner of the files. It runs in
 * Postgres's single-user mode before the server starts, so no connection is ever trusted, and again whenever the password
 * changes. The next start repeats it if it was interrupted.
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
      // Workers of a killed server live on for a moment and hold its shared memory.
      if (attempt === 20 || !said.includes('shared memory block')) {
        throw startFailure(`Postgres did not start in ${folder}`, said, folder);
      }
      await pause(100);
    }
  }
}

/** Whom Postgres lets in. The last line tells for which password and rights the role was made. */
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
    // What housekeeping needs to clear the log of what was deleted.
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
