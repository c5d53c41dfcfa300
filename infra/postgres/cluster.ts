import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { codeOf, LaunchFailure } from '#infra/launcher/failure.ts';
import { runProgram } from './program.ts';
import type { Unprivileged } from './unprivileged.ts';

const remedy = 'Bring it back from a backup, or move it away to start anew.';

/**
 * Creates the data folder atomically, so that a kill leaves nothing that looks like data; checks an existing one.
 * @throws LaunchFailure if it is not a data folder, or of another major version
 */
export async function ensureCluster(
  folder: string,
  binaries: string,
  rights: Unprivileged,
  log: string,
): Promise<void> {
  const found = versionOf(folder);
  if (found === undefined) {
    const half = `${folder}.new`;
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half, { recursive: true, mode: 0o700 });
    rights.own(half);
    const flags = [
      '-D',
      half,
      '-U',
      'postgres',
      '-A',
      'trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ];
    const { code, said } = await runProgram(rights, path.join(binaries, 'initdb'), flags, log);
    if (code !== 0) {
      rmSync(half, { recursive: true, force: true });
      throw startFailure(`Postgres could not set up ${folder}`, said, folder);
    }
    renameSync(half, folder);
    return;
  }
  // Copying loses the mode, and Postgres rejects readable folders.
  chmodSync(folder, 0o700);
  const version = execFileSync(path.join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' });
  const brought = /\) (\d+)/.exec(version)?.[1] ?? '';
  if (!/^\d+(\.\d+)?$/.test(found)) {
    throw new LaunchFailure(
      `The Postgres data in ${folder} is damaged: PG_VERSION is not readable. ${remedy}`,
    );
  }
  if (found !== brought) {
    throw new LaunchFailure(
      `The data in ${folder} was written by Postgres ${found}, and Ninety brings Postgres ${brought}. ` +
        'Move it over with pg_dump, move it away to start anew, or set DATABASE_URL.',
    );
  }
}

/** A failed start, with the log's reason. */
export function startFailure(what: string, said: string, folder: string): LaunchFailure {
  if (said.includes('No space left on device')) {
    return new LaunchFailure(
      `The disk is full: ${folder} cannot be written. Free some space, or set DATA_DIR to another disk.`,
    );
  }
  const fatal = /(?:FATAL|PANIC|error): +(.*)/.exec(said)?.[1];
  return new LaunchFailure(
    `${what}: ${fatal ?? 'it gave no reason'}. ${remedy} The last lines of its log:\n${lastLines(said)}`,
  );
}

function versionOf(folder: string): string | undefined {
  try {
    return readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  if (isEmpty(folder)) return undefined;
  throw new LaunchFailure(`The Postgres data in ${folder} is damaged: PG_VERSION is missing. ${remedy}`);
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true;
    throw error;
  }
}

function lastLines(said: string): string {
  return said
    .trimEnd()
    .split('\n')
    .slice(-8)
    .map((line) => `  ${line}`)
    .join('\n');
}
