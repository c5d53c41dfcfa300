import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, identify, identitySchema } from '#infra/launcher/identity.ts';

const prefix = 'ninety-test-';
const noteIn = (folder: string) => path.join(folder, 'run.json');

/** A folder for servers that tests run, which the next run finds should this process be killed. */
export function makeRunFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
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
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = path.join(tmpdir(), name);
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
