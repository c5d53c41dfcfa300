import { runProjections } from '#projections/core/run-projections.ts';
import { projections } from '#projections/projections.ts';
import { startHeartbeat } from '#services/health/heartbeats.ts';
import { runHousekeeping } from '#services/housekeeping/housekeeping.ts';
import { openStorage } from './open-storage.ts';
import { runProcess } from './process.ts';

/** Folds events into the read models. Any number may run: each projection has one owner among them. */
await runProcess('projections', async ({ config, log, signal, ready }) => {
  await using storage = await openStorage(config, log);
  const { journal, pool, files } = storage;
  const heartbeat = startHeartbeat(pool, { name: 'projections', log });
  const housekeeping = runHousekeeping({ pool, files, log, visitorDays: config.visitorKeyDays }, signal);
  await runProjections({ journal, pool, projections, log, signal, onReady: ready });
  await housekeeping;
  await heartbeat.stop();
});
