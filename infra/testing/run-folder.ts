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
/** A run takes a few hundred megabytes; Docker limits a container's shared memory to 64. */
const roomBytes = 2 * 2 ** 30;

/**
 * The folder for the data of test servers: in memory if the system has room, because copying a database on disk takes
 * ten times the CPU time. The data need not survive a restart.
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

/** Creates a folder for test servers, which the next run finds if this process is killed. */
export function makeRunFolder(): string {
  const folder = mkdtempSync(path.join(foldersOfServers(), prefix));
  noteServers(folder, []);
  return folder;
}

/** Records the pids of the servers that this process runs. */
export function noteServers(folder: string, pids: readonly number[]): void {
  const known = [process.pid, ...pids].map(identify).filter((identity) => identity !== undefined);
  writeFileSync(noteIn(folder), JSON.stringify(known));
}

/** Stops the servers that a killed run left behind. */
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
      // Not one of our folders, or one that is being created.
    }
  }
}
