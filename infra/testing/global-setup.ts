import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#infra/postgres/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres server of this run; each test file makes a database of its own in it. */
    postgresUrl: string;
  }
}

/** One Postgres for all integration tests of a run, in a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-test-'));
  const server = await startPostgres({ folder: path.join(folder, 'postgres') });
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
