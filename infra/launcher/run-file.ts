import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { codeOf, LaunchFailure } from './failure.ts';
import { end, identify, identitySchema, isAlive, type Identity } from './identity.ts';

const runSchema = z.object({
  launcher: identitySchema,
  parts: z.array(z.object({ name: z.string(), identity: identitySchema })),
});
type Run = z.infer<typeof runSchema>;

export interface RunFile {
  /** Records a part's process, so that the next start can stop it after a crash. */
  record(name: string, pid: number): void;
  release(): void;
  kill(): void;
}

const stopSignals = [
  ['SIGTERM', 5_000],
  ['SIGKILL', 2_000],
] as const;
/** Postgres stops in order on SIGINT; SIGTERM would wait for its clients. */
const postgresSignals = [['SIGINT', 8_000], ...stopSignals] as const;

/**
 * Claims the data folder by `<folder>/run.json`, and stops the processes that a killed launcher has left running. A pid
 * that now belongs to another process is left alone.
 * @throws LaunchFailure if another launcher runs on this folder
 */
export async function claimRun(folder: string): Promise<RunFile> {
  const file = path.join(folder, 'run.json');
  const launcher = identify(process.pid);
  if (!launcher) throw new Error('this process is not to be found in the list of processes');
  const own = `${file}.${process.pid}`;
  const write = (run: Run) => writeFileSync(own, JSON.stringify(run, null, 2), { mode: 0o600 });
  try {
    for (let attempt = 1; ; attempt += 1) {
      const found = readRun(file);
      if ((found && isAlive(found.launcher)) || attempt === 5) refuse(folder, found?.launcher);
      for (const { name, identity } of found?.parts ?? []) {
        await end(identity, name === 'Postgres' ? postgresSignals : stopSignals);
      }
      write({ launcher, parts: [] });
      if (replace(own, file, found)) break;
    }
  } finally {
    rmSync(own, { force: true });
  }
  const parts = new Map<string, Identity>();
  return {
    record(name, pid) {
      const identity = identify(pid);
      if (!identity) return;
      parts.set(name, identity);
      const known = [...parts].map(([part, process]) => ({ name: part, identity: process }));
      try {
        // Parts start from the bottom and stop from the top.
        write({ launcher, parts: known.toReversed() });
        renameSync(own, file);
      } catch {
        // A full disk must not prevent a restart.
      }
    },
    kill() {
      for (const [name, identity] of parts) {
        // On SIGQUIT Postgres ends its workers too; committed data is on disk.
        if (isAlive(identity)) process.kill(identity.pid, name === 'Postgres' ? 'SIGQUIT' : 'SIGKILL');
      }
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** Replaces `file` by `own`, unless another start has changed it since it was `found`. */
function replace(own: string, file: string, found: Run | undefined): boolean {
  const old = `${own}.old`;
  try {
    renameSync(file, old);
    const taken = readRun(old);
    const isOther = taken !== undefined && JSON.stringify(taken) !== JSON.stringify(found);
    if (isOther) renameSync(old, file);
    else rmSync(old);
    if (isOther) return false;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function readRun(file: string): Run | undefined {
  try {
    return runSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    // An unreadable file names no process that could be stopped safely.
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError || error instanceof z.ZodError)
      return undefined;
    if (codeOf(error) === 'EISDIR')
      throw new LaunchFailure(`${file} is a folder, and a file is needed there. Move it away.`);
    throw error;
  }
}

function refuse(folder: string, launcher: Identity | undefined): never {
  throw new LaunchFailure(
    `Ninety runs already on ${folder}${launcher ? ` (process ${launcher.pid})` : ''}. ` +
      'Stop it with Ctrl-C where it was started, or set DATA_DIR and PORT to run another one.',
  );
}
