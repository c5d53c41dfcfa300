import {
  accessSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, identify, identitySchema } from '#infra/launcher/identity.ts';

const prefix = 'ninety-test-';
const noteIn = (folder: string) => path.join(folder, 'run.json');

const memory = '/dev/shm';
/** A run takes a few hundred megabytes; Docker gives a container 64 of them there. */
const roomBytes = 2 * 2 ** 30;

/**
 * Where tests keep the data of servers: in memory where the system has a folder for that and room in it, for on disk the copy of a
 * database takes ten times as much of the processor. Nothing there outlives the machine, and need not.
 */
export function foldersOfServers(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A folder for servers that tests run, which the next run finds should this process be killed. */
export function makeRunFolder(): string {
  const folder = mkdtempSync(path.join(foldersOfServers(), prefix));
  noteServers(folder, []);
  return folder;
}

/** Notes in its folder which servers this process runs, by their process numbers. */
export function noteServers(folder: string, pids: readonly number[]): void {
  const known = [process.pid, ...pids].map(identify).filter((identity) => identity !== undefined);
  writeFileSync(noteIn(folder), JSON.stringify(known));
}

/** A run that was killed leaves its servers behind; the next run ends them. */
export async function clearAway(): Promise<void> {
  const parents = [...new Set([foldersOfServers(), tmpdir()])];
  const folders = parents.flatMap((parent) => readdirSync(parent).map((name) => path.join(parent, name)));
  for (const folder of folders.filter((one) => path.basename(one).startsWith(prefix))) {
    try {
      const [runner, ...servers] = identitySchema
        .array()
        .parse(JSON.parse(readFileSync(noteIn(folder), 'utf8')));
      if (!runner || identify(runner.pid)?.startedAt === runner.startedAt) continue;
      for (const server of servers) await end(server, [['SIGKILL', 2_000]]);
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Not a folder of ours, or one that is just being made.
    }
  }
}
