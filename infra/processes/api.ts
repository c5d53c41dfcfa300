import { once } from 'node:events';
import path from 'node:path';
import { createSeedTracks } from '#infra/seed/tracks.ts';
import { composeApi } from '#services/composition.ts';
import { keepAvailability } from '#services/fair-time/availability.ts';
import { startHeartbeat } from '#services/health/heartbeats.ts';
import { openStorage } from './open-storage.ts';
import { runProcess } from './process.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** The API with the pages of both clients. Tolerates outages of Postgres and the event store. */
await runProcess('api', async ({ config, log, signal, metrics, tracer, ready }) => {
  await using storage = await openStorage(config, log, { metrics, tracer });
  await using api = await composeApi(
    { ...storage, log, settings: config },
    {
      metrics,
      tracer,
      tracks: createSeedTracks(),
      pages: {
        student: path.join(root, 'web-student', 'dist'),
        admin: path.join(root, 'web-admin', 'dist'),
      },
    },
  );
  await using stack = new AsyncDisposableStack();
  stack.use(startHeartbeat(storage.pool, { name: 'api', log }));
  stack.use(await keepAvailability({ ...storage, clock: api.dependencies.clock, log }));
  await api.app.listen({ port: config.port, host: config.host });
  log.info({ host: config.host, port: config.port }, 'API listening');
  ready();
  if (!signal.aborted) await once(signal, 'abort');
});
