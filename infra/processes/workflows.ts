import { startHeartbeat } from '#services/health/heartbeats.ts';
import { migrateWorkflows } from '#workflows/core/checkpoints.ts';
import type { ReactorState } from '#workflows/core/reactor.ts';
import { runReactors } from '#workflows/core/run-reactors.ts';
import { runWorker, type WorkerState } from '#workflows/core/run-worker.ts';
import { bundleWorkflows } from '#workflows/core/workflow-bundle.ts';
import { createWorkflowStarter } from '#workflows/core/workflow-starter.ts';
import { mailReactor } from '#workflows/mail/reactor.ts';
import { createMockTestActivities } from '#workflows/mock-tests/activities.ts';
import { mockTestReactor } from '#workflows/mock-tests/reactor.ts';
import { openStorage } from './open-storage.ts';
import { runProcess } from './process.ts';

/** The reactors, and the Temporal worker whenever Temporal is there. */
await runProcess('workflows', async ({ config, log, signal, ready }) => {
  await using storage = await openStorage(config, log, 10);
  const { journal, pool } = storage;
  await migrateWorkflows(pool);
  const clock = () => new Date().toISOString();

  await using starter = createWorkflowStarter(config.temporal);
  const mail = mailReactor({ ...storage, clock, settings: config, site: config.publicUrl });
  const reactors = runReactors({ journal, pool, reactors: [mail, mockTestReactor(starter)], log, signal });
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
});

/** What the health page shows of this process: `temporal`, and each reactor's status and lag in milliseconds. */
function detailOf(reactors: readonly ReactorState[], worker: WorkerState): Record<string, string> {
  const temporal = { running: 'connected', connecting: 'lost', absent: 'absent' }[worker.status];
  const states = reactors.map(({ name, status, lagMs }) => [
    `reactor ${name}`,
    `${status}, ${lagMs} ms behind`,
  ]);
  return { temporal, ...Object.fromEntries(states) };
}
