import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#infra/launcher/free-port.ts';
import { findTemporal } from '#infra/temporal/program.ts';
import { startTemporal } from '#infra/temporal/server.ts';

/** A Temporal server, stopped on disposal. @throws Error without a program */
export async function startOwnTemporal(): Promise<
  AsyncDisposable & { readonly address: string; readonly pid: number }
> {
  const program = await findTemporal({
    environment: process.env,
    signal: AbortSignal.timeout(20 * 60_000),
    progress: (sentence) => console.error(sentence),
  });
  if (!program) throw new Error('There is no Temporal program.');
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-temporal-'));
  const log = path.join(folder, 'temporal.log');
  const server = await startTemporal({ program, port: await freePort(), folder, log });
  return {
    address: server.address,
    pid: server.pid,
    async [Symbol.asyncDispose]() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
