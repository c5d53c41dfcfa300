import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { startRefusalText, findRefusal } from '#services/event-store/eventstoredb/find-refusal.ts';
import { codeOf, fileFailure, LaunchFailure } from './failure.ts';

const neededBytes = 200_000_000;

/**
 * Creates the data folder and tests that it is writable.
 * @throws LaunchFailure if it is not, or its disk is nearly full
 */
export function prepareDataFolder(folder: string): void {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(path.join(folder, 'logs'), { recursive: true, mode: 0o700 });
    writeFileSync(probe, 'can be written');
  } catch (error) {
    const cause = codeOf(error) === 'ENOENT' ? (refusalOfParent(folder) ?? error) : error;
    throw new LaunchFailure(fileFailure(cause, folder) ?? String(error), { cause: error });
  }
  rmSync(probe, { force: true });
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free < neededBytes) {
    throw new LaunchFailure(
      `The disk is full: ${folder} has ${megabytes(free)} left, and Ninety needs ${megabytes(neededBytes)}. ` +
        'Free some space, or set DATA_DIR to another disk.',
    );
  }
}

/** Node reports folders that may not be created as missing; the nearest existing parent shows why. */
function refusalOfParent(folder: string): unknown {
  const parent = path.dirname(folder);
  if (!existsSync(folder) && parent !== folder) return refusalOfParent(parent);
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Tests whether the address is free. @throws LaunchFailure if it is in use, forbidden or not of this machine */
export async function claimPort(host: string, port: number): Promise<void> {
  const server = net.createServer();
  try {
    await new Promise<void>((resolve, fail) => {
      server.once('error', fail);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is in use by another program. Stop it, or set PORT, for example PORT=${port + 1}.`,
      EACCES: `Port ${port} may not be used without special rights. Set PORT, for example PORT=8090.`,
      EADDRNOTAVAIL: `HOST=${host} is not an address of this machine. Set HOST, for example HOST=127.0.0.1.`,
      ENOTFOUND: `HOST=${host} is not known. Set HOST, for example HOST=127.0.0.1.`,
    };
    const sentence = reasons[codeOf(error) ?? ''] ?? `Port ${port} cannot be used: ${String(error)}`;
    throw new LaunchFailure(sentence, { cause: error });
  } finally {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  }
}

/**
 * Tests the Postgres of `DATABASE_URL`.
 * @throws LaunchFailure with the reason, without the address, which may contain a password
 */
export async function tryDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Errors while the connection ends do not matter.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message || codeOf(error) : String(error);
    throw new LaunchFailure(
      `The Postgres of DATABASE_URL cannot be used: ${reason}. ` +
        'Start it, correct DATABASE_URL, or leave it out for an embedded one.',
    );
  }
  await client.end();
}

/**
 * Tests the EventStoreDB of `EVENTSTOREDB_URL`. An unreachable one is waited for.
 * @throws LaunchFailure if its configuration can never work
 */
export async function tryEventStoreDb(url: string): Promise<void> {
  const refused = await findRefusal(url);
  if (refused) throw new LaunchFailure(startRefusalText(refused));
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1_000_000)} MB`;
}
