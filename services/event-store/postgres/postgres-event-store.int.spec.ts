import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { JsonObject } from '#domain/core/events/json.ts';
import { startPostgres } from '#infra/testing/servers/postgres.ts';
import { migrateDatabase } from '../../migrations/migrations.ts';
import { eventStoreContract } from '../testing/contract.ts';
import { newEvent, type ContractHarness } from '../testing/harness.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';

/** A separate Postgres, because the suite kills it. */
async function startHarness(): Promise<ContractHarness> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-contract-'));
  const start = () =>
    startPostgres({
      folder: path.join(folder, 'postgres'),
      settings: ['max_stack_depth=100kB'],
      password: 'the-password-of-this-suite',
    });
  let server = await start();
  const pool = new pg.Pool({ connectionString: server.url });
  await migrateDatabase(pool);
  await pool.end();
  const proxy = await startTcpProxy(server.port);
  return {
    proxy,
    async open({ timeoutMs = 10_000 } = {}) {
      const connectionString = server.url.replace(`:${server.port}/`, `:${proxy.port}/`);
      return createPostgresEventStore({ connectionString, timeoutMs });
    },
    async crash() {
      process.kill(server.pid, 'SIGKILL');
      server = await start();
      proxy.redirect(server.port);
      proxy.cut();
    },
    loseAcknowledgementOf: (stream) => proxy.loseAnswerTo(stream),
    refusedByServer: newEvent(nested(2_000)),
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** JSON too deep for the stack of this server. */
function nested(depth: number): JsonObject {
  let data: JsonObject = {};
  for (let level = 0; level < depth; level += 1) data = { data };
  return data;
}

eventStoreContract('Postgres', startHarness);
