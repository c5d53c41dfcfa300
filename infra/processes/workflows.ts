import { mockTestCatalogue } from '#domain/mock-tests/catalogue.ts';
import { temporalAccessOf } from '#infra/config/temporal-access.ts';
import path from 'node:path';
import { createReadModels } from '#projections/core/read-models.ts';
import { createClock } from '#services/core/clock.ts';
import { createEmbeddedAnalyses } from '#services/analysis/embedded/embedded-analyses.ts';
import { openPayments, paymentsBy } from '#services/payments/open-payments.ts';
import { startHeartbeat } from '#services/health/heartbeats.ts';
import { gaugeStates } from '#services/metrics/gauge-states.ts';
import { gaugeWorkflows } from '#services/metrics/gauge-workflows.ts';
import { createSmtpMailer } from '#services/mail/smtp-mailer.ts';
import type { ReactorState } from '#workflows/core/reactor.ts';
import { runReactors } from '#workflows/core/run-reactors.ts';
import { runWorker, type WorkerState } from '#workflows/core/run-worker.ts';
import { tracedReactor } from '#workflows/core/traced.ts';
import { cachedBundle } from '#workflows/core/workflow-bundle.ts';
import { createWorkflowStarter } from '#workflows/core/workflow-starter.ts';
import { dailyReconciliation } from '#workflows/commerce/reconciliation.ts';
import { ensureSchedule } from '#workflows/core/ensure-schedule.ts';
import { runReminders } from '#workflows/study-plan/reminders.ts';
import { activitiesOf } from './workflows/activities.ts';
import { analysesOf } from './workflows/analyses.ts';
import { reactorsOf } from './workflows/reactors.ts';
import { openStorage } from './open-storage.ts';
import { runProcess } from './process.ts';

/**
 * The delay after the start before the scoring models load, if no answer needs them earlier. On a developer's machine,
 * building the clients and reading the question bank take the first minute, before anyone answers; a test run is over
 * by then.
 */
const warmUpAfterMs = { production: 0, development: 60_000 };

/** The reactors, and the Temporal worker while Temporal is available. */
await runProcess('workflows', async ({ config, log, signal, metrics, tracer, ready }) => {
  await using storage = await openStorage(config, log, { connections: 16, metrics, tracer });
  const { journal, pool } = storage;
  const clock = createClock();

  const temporal = { ...config.temporal, access: temporalAccessOf(config.temporal.access) };
  await using starter = createWorkflowStarter(temporal);
  await using stack = new AsyncDisposableStack();
  const readModels = stack.adopt(createReadModels(pool), (opened) => opened.close());
  const embedded = stack.use(createEmbeddedAnalyses());
  const mailer = config.smtp && createSmtpMailer(config.smtp);
  if (!mailer && config.environment === 'production') {
    log.error('SMTP_URL is not set: no mail is sent, and new users cannot verify their address');
  }
  if (paymentsBy(config) === 'nothing') log.error('STRIPE_SECRET_KEY is not set: nothing can be bought');
  const parts = {
    config,
    storage,
    clock,
    starter,
    mailer,
    readModels,
    analyses: analysesOf(config, embedded),
    embedded,
    payments: openPayments(config),
    log,
  };
  const reactors = runReactors({
    journal,
    pool,
    reactors: reactorsOf(parts).map((reactor) => (tracer ? tracedReactor(reactor, tracer) : reactor)),
    log,
    signal,
  });
  const crashed = new Set<string>();
  const worker = runWorker({
    temporal,
    activities: activitiesOf(parts, (answer) => crashed.add(answer)),
    bundle: () => cachedBundle(path.join(config.dataDir, 'workflow-bundles'), log),
    log,
    signal,
    tracer,
  });
  const reminders = runReminders(
    {
      journal,
      pool,
      readModels,
      mockTests: mockTestCatalogue({ sprintSeconds: config.readingSprintSeconds }),
      settings: config,
      clock,
      log,
      sending: mailer && starter,
    },
    signal,
  );
  const reconciliation =
    paymentsBy(config) === 'nothing' ? undefined : ensureSchedule(temporal, dailyReconciliation, log, signal);
  if (metrics) {
    gaugeStates(metrics, 'reactor', async () => reactors.states());
    gaugeWorkflows(metrics, (before) => starter.countRunning(before));
  }
  const detail = () => ({
    ...detailOf(reactors.states(), worker.state()),
    ...(crashed.size > 0 && { analysis: [...crashed].slice(-5).join(', ') }),
  });
  const heartbeat = startHeartbeat(pool, { name: 'workflows', detail, log });
  log.info('workflows process ready');
  ready();
  const warmUp = () =>
    void embedded.warmUp().catch((error: unknown) => log.error({ err: error }, 'cannot score answers'));
  const warmingUp = setTimeout(warmUp, warmUpAfterMs[config.environment]);
  stack.defer(() => clearTimeout(warmingUp));
  await Promise.all([reactors.ended, worker.ended, reminders, reconciliation]);
  await heartbeat.stop();
});

/** For the health page: `temporal`, and each reactor's status and lag in milliseconds. */
function detailOf(reactors: readonly ReactorState[], worker: WorkerState): Record<string, string> {
  const temporal = { running: 'connected', connecting: 'lost', absent: 'absent' }[worker.status];
  const states = reactors.map(({ name, status, lagMs }) => [
    `reactor ${name}`,
    `${status}, ${lagMs} ms behind`,
  ]);
  return { temporal, ...Object.fromEntries(states) };
}
