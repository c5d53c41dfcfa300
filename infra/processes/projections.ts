import pg from 'pg';
import { codecs } from '#domain/events.ts';
import { runProjections } from '#projections/core/run-projections.ts';
import { migrateReadModels } from '#projections/core/schema.ts';
import { projections } from '#projections/projections.ts';
import { createJournal } from '#services/event-store/journal/journal.ts';
import {
  createPostgresPersonalKeys,
  migratePersonalKeys,
} from '#services/event-store/journal/personal-keys.ts';
import { openEventStore } from '#services/event-store/open-event-store.ts';
import { migrateHeartbeats, startHeartbeat } from '#services/health/heartbeats.ts';
import { runProcess } from './process.ts';

/** Folds events into the read models. Any number may run: each projection has one owner among them. */
await runProcess('projections', async ({ config, log, signal, ready }) => {
  const pool = new pg.Pool({ connectionString: config.databaseUrl, max: 12 });
  // A lost idle connection is replaced at its next use.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to Postgres was lost'));
  const store = await openEventStore(
    config.eventStore.kind === 'postgres'
      ? { kind: 'postgres', connectionString: config.databaseUrl }
      : { kind: 'eventstoredb', connectionString: config.eventStore.url },
  );
  await Promise.all([migratePersonalKeys(pool), migrateReadModels(pool), migrateHeartbeats(pool)]);
  const keys = createPostgresPersonalKeys(pool, { masterKey: config.personalDataKey });
  const journal = createJournal({ store, codecs, keys });
  const heartbeat = startHeartbeat(pool, { name: 'projections', log });
  await runProjections({ journal, pool, projections, log, signal, onReady: ready });
  await heartbeat.stop();
  await store.close();
  await pool.end();
});
