import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { unpackBrowser } from '#infra/browser/launch-browser.ts';
import { freePort } from '#infra/launcher/free-port.ts';
import { startPostgres } from '#infra/postgres/server.ts';
import { findTemporal } from '#infra/temporal/program.ts';
import { startTemporal } from '#infra/temporal/server.ts';
import { makeNewInstallation, makeSeededInstallation } from './made-installations.ts';
import { clearAway, makeRunFolder, noteServers } from './run-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres server of this run; each test file creates its own database there. */
    postgresUrl: string;
    /** The template of an empty installation with all tables, because creating them takes a second. */
    newInstallationUrl: string;
    /** The same with all seeded questions. */
    seededInstallationUrl: string;
    /** The Temporal dev server of this run, `host:port`; empty if no Temporal program is available. */
    temporalAddress: string;
  }
}

/** One Postgres and one Temporal for all integration and browser tests of a run, in a separate folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clearAway();
  const folder = makeRunFolder();
  const [postgres, temporal] = await Promise.all([
    // Tests kill Postgres but never the machine, so committed data is safe without fsync.
    startPostgres({
      folder: path.join(folder, 'postgres'),
      // Some files run several installations at once with a dozen connections each, and files run in parallel. The
      // folder may be in memory, where a log of a gigabyte is large.
      settings: ['fsync=off', 'max_wal_size=256MB', 'max_connections=400'],
      mayCreateDatabases: true,
    }),
    startTemporalOf(folder),
    unpackBrowser(),
  ]);
  noteServers(folder, [postgres.pid, ...(temporal ? [temporal.pid] : [])]);
  project.provide('postgresUrl', postgres.url);
  const newInstallationUrl = await makeNewInstallation(postgres.url);
  project.provide('newInstallationUrl', newInstallationUrl);
  project.provide('seededInstallationUrl', await makeSeededInstallation(postgres.url, newInstallationUrl));
  project.provide('temporalAddress', temporal?.address ?? '');
  return async () => {
    await Promise.all([postgres.stop(), temporal?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startTemporalOf(folder: string) {
  const program = await findTemporal({
    environment: process.env,
    signal: AbortSignal.timeout(20 * 60_000),
    progress: (what) => process.stderr.write(`Temporal: ${what}\n`),
  });
  if (!program) return undefined;
  return startTemporal({ program, port: await freePort(), folder, log: path.join(folder, 'temporal.log') });
}
