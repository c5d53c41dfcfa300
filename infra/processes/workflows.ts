import pg from 'pg';
import type { Config } from '#infra/config/config.ts';
import { codecs } from '#domain/events.ts';
import type { EventStore } from '#domain/core/event-store.ts';
import { createJournal } from '#services/event-store/journal/journal.ts';
import {
  createPostgresPersonalKeys,
  migratePersonalKeys,
} from '#services/event-store/journal/personal-keys.ts';
import { openEventStore } from '#services/event-store/open-event-store.ts';
import { migrateHeartbeats, startHeartbeat } from '#services/health/heartbeats.ts';
import { migrateMail } from '#services/mail/outbox.ts';
import { migrateWorkflows } from '#workflows/core/checkpoints.ts';
import type { ReactorState } from '#workflows/core/reactor.ts';
import { runReactors } from '#workflows/core/run-reactors.ts';
import { runWorker, type WorkerState } from '#workflows/core/run-worker.ts';
import { bundleWorkflows } from '#workflows/core/workflow-bundle.ts';
import { createWorkflowStarter } from '#workflows/core/workflow-starter.ts';
import { mailReactor } from '#workflows/mail/reactor.ts';
import { createMockTestActivities } from '#workflows/mock-tests/activities.ts';
import { mockTestReactor } from '#workflows/mock-tests/reactor.ts';
import { runProcess } from './process.ts';

/** The reactors, and the Temporal worker whenever Temporal is there. */
await runProcess('workflows', async ({ config, log, signal, ready }) => {
  const pool = new pg.Pool({
    connectionString: config.databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
  });
  // A lost idle connection is replaced at the next call; without a listener it would end the process.
  pool.on('error', (error) => log.debug({ err: error }, 'an idle connection to Postgres was lost'));
  await migrateHeartbeats(pool);
  await migratePersonalKeys(pool);
  await migrateMail(pool);
  await migrateWorkflows(pool);
  const store = await openStore(config, pool);
  const keys = createPostgresPersonalKeys(pool, { masterKey: config.personalDataKey });
  const journal = createJournal({ store, codecs, keys });
  const clock = () => new Date().toISOString();

  const starter = createWorkflowStarter(config.temporal);
  const reactors = runReactors({
    journal,
    pool,
    log,
    signal,
    reactors: [
      mailReactor({ journal, keys, pool, clock, settings: config, site: siteOf(config) }),
      mockTestReactor(starter),
    ],
  });
  const worker = runWorker({
    temporal: config.temporal,
    activities: createMockTestActivities({ journal, clock }),
    bundle: () => bundleWorkflows(log),
    log,
    signal,
  });
  const detail = () => detailOf(reactors.states(), worker.state());
  const heartbeat = startHeartbeat(pool, { name: 'workflows', detail, log });
  log.info('the workflows process is ready');
  ready();

  await Promise.all([reactors.ended, worker.ended]);
  await heartbeat.stop();
  await starter.close();
  await store.close();
  await pool.end();
});

function openStore({ eventStore, databaseUrl }: Config, pool: pg.Pool): Promise<EventStore> {
  return eventStore.kind === 'postgres'
    ? openEventStore({ kind: 'postgres', connectionString: databaseUrl, pool })
    : openEventStore({ kind: 'eventstoredb', connectionString: eventStore.url });
}

/** Where a mail's links lead: the host as a browser on this machine calls it. */
function siteOf({ host, port }: Config): string {
  const isAnywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  return `http://${isAnywhere ? 'localhost' : host}:${port}`;
}

/** What the health page shows of this process: `temporal`, and each reactor's status and lag in milliseconds. */
function detailOf(reactors: readonly ReactorState[], worker: WorkerState): Record<string, string> {
  const temporal = { running: 'connected', connecting: 'lost', absent: 'absent' }[worker.status];
  const states = reactors.map(({ name, status, lagMs }) => [`reactor ${name}`, `${status} ${lagMs}`]);
  return { temporal, ...Object.fromEntries(states) };
}
