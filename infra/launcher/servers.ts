import path from 'node:path';
import { freePort } from '#infra/launcher/free-port.ts';
import { startPostgres } from '#infra/postgres/server.ts';
import { startTemporal } from '#infra/temporal/server.ts';
import type { Part } from './part.ts';

export function postgresPart(dataDir: string, password: string, started: (url: string) => void): Part {
  let port: number | undefined;
  return {
    name: 'Postgres',
    async start(_, spawned) {
      const server = await startPostgres({
        folder: path.join(dataDir, 'postgres'),
        log: path.join(dataDir, 'logs', 'postgres.log'),
        password,
        ...(port === undefined ? {} : { port }),
      });
      port = server.port;
      spawned(server.pid);
      started(server.url);
      return server;
    },
  };
}

export function temporalPart(
  program: string,
  dataDir: string,
  namespace: string,
  started: (address: string) => void,
): Part {
  let port: number | undefined;
  return {
    name: 'Temporal',
    async start(_, spawned) {
      port ??= await freePort();
      const server = await startTemporal({
        program,
        port,
        namespace,
        folder: path.join(dataDir, 'temporal'),
        log: path.join(dataDir, 'logs', 'temporal.log'),
        spawned,
      });
      started(server.address);
      return server;
    },
  };
}
