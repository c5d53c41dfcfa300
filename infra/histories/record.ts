import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { startInstallation } from '#infra/faults/installation.ts';
import { mailTokenOf } from '#infra/faults/load.ts';
import { recordedReleases } from './history.ts';
import { openPool, recordHistory } from './record-history.ts';
import { tellStory } from './story/tell-story.ts';

/** Long enough for everything that the story asks, short enough to be waited for when its clock has to run out. */
const sprintSeconds = 20;

// `node infra/histories/record.ts`: run once for a release, on its last commit; what it writes is committed and never
// changed again.
const root = path.resolve(import.meta.dirname, '..', '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
if (recordedReleases().includes(version)) throw new Error(`${version} has its history already`);
const log = (line: string) => console.log(line);
await using installation = await startInstallation({ sprintSeconds, log });
const { baseUrl, databaseUrl, personalDataKey } = installation;
const pool = openPool(databaseUrl);
try {
  const over = new AbortController().signal;
  await tellStory(
    { baseUrl, admin: installation.admin, mailTokenOf: (userId) => mailTokenOf(pool, userId, over) },
    log,
  );
  await untilQuiet(pool);
} finally {
  await pool.end();
}
log(`written to ${await recordHistory({ release: version, databaseUrl, personalDataKey })}`);

/** Until nothing was stored for some seconds and every projection has seen what was. */
async function untilQuiet(store: pg.Pool): Promise<void> {
  for (let before = ''; ; await pause(5_000)) {
    const { rows } = await store.query<{ head: string; behind: number }>(
      `select (select max(position) from event_store.event)::text as head,
        (select count(*) from read_models.checkpoint where status <> 'running')::integer as behind`,
    );
    const head = rows[0]?.head ?? '';
    if (head === before && rows[0]?.behind === 0) return;
    before = head;
  }
}
