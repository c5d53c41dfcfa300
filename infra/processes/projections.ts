import { selectStates } from '#projections/core/states.ts';
import { runProjections } from '#projections/core/run-projections.ts';
import { projections } from '#projections/projections.ts';
import { createClock } from '#services/core/clock.ts';
import { startHeartbeat } from '#services/health/heartbeats.ts';
import { gaugeStates } from '#services/metrics/gauge-states.ts';
import { housekeepingDuties } from '#services/housekeeping-duties.ts';
import { runHousekeeping } from '#services/housekeeping/housekeeping.ts';
import { openStorage } from './open-storage.ts';
import { runProcess } from './process.ts';

/** Folds events into the read models. Replicas share the projections, one owner each. */
await runProcess('projections', async ({ config, log, signal, metrics, tracer, ready }) => {
  await using storage = await openStorage(config, log, { metrics, tracer });
  const { journal, pool } = storage;
  if (metrics) gaugeStates(metrics, 'projection', () => selectStates(pool));
  const heartbeat = startHeartbeat(pool, { name: 'projections', log });
  const duties = housekeepingDuties({
    ...storage,
    settings: config,
    log,
    visitorDays: config.visitorKeyDays,
    unverifiedDays: config.unverifiedDays,
    clock: createClock(),
  });
  const housekeeping = runHousekeeping({ pool, log, duties }, signal);
  await runProjections({ journal, pool, projections, log, signal, tracer, onReady: ready });
  await housekeeping;
  await heartbeat.stop();
});
