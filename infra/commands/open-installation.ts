import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { bucketOf, readSettings, type Environment } from '#infra/config/config.ts';
import { readSecrets } from '#infra/config/secrets.ts';
import { claimRun } from '#infra/launcher/run-file.ts';
import { runningPostgres, startPostgres } from '#infra/postgres/server.ts';
import { openAdapters, type Storage } from '#infra/processes/open-storage.ts';
import { refuseHalfRestored } from '#infra/backup/restore-mark.ts';
import type { Installation } from '#infra/backup/take-backup.ts';

interface OpenInstallation
  extends Installation, Pick<Storage, 'journal' | 'keys' | 'files'>, AsyncDisposable {
  readonly bucket: string | undefined;
}

const root = path.resolve(import.meta.dirname, '..', '..');

/**
 * The installation of the environment, for a command. Starts its embedded Postgres if needed, and stops it again.
 * @param purpose a restore requires a stopped installation
 * @param keyOf if neither the environment nor DATA_DIR has the personal data key
 * @throws WrongConfiguration, LaunchFailure: sentences for the operator
 */
export async function openInstallation(
  environment: Environment,
  purpose: 'access' | 'backup' | 'rescore' | 'restore',
  keyOf: () => Promise<string | undefined> = () => Promise.resolve(undefined),
): Promise<OpenInstallation> {
  const settings = readSettings(environment);
  const dataDir = path.resolve(root, settings.DATA_DIR);
  await using stack = new AsyncDisposableStack();
  const secrets = readSecrets(dataDir);
  const key = settings.PERSONAL_DATA_KEY ?? secrets?.PERSONAL_DATA_KEY ?? (await keyOf());
  const password = secrets?.POSTGRES_PASSWORD;
  if (key === undefined) {
    throw new WrongConfiguration(
      `There is no key of personal data: neither PERSONAL_DATA_KEY is set nor is there ${path.join(dataDir, 'secrets.json')}.`,
    );
  }
  const postgres = path.join(dataDir, 'postgres');
  const isThere = purpose !== 'restore';
  const running = isThere
    ? (settings.DATABASE_URL ?? (password && runningPostgres(postgres, password)))
    : undefined;
  if (running === undefined) {
    if (isThere && !existsSync(postgres)) {
      throw new WrongConfiguration(`There is no installation in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
    }
    mkdirSync(dataDir, { recursive: true });
    stack.adopt(await claimRun(dataDir), (run) => run.release());
  }
  const databaseUrl =
    running ?? settings.DATABASE_URL ?? (await startOwn(postgres, dataDir, password, stack));
  const personalDataKey = Buffer.from(key, 'base64');
  const eventStore =
    settings.EVENT_STORE === 'postgres'
      ? ({ kind: 'postgres' } as const)
      : ({ kind: 'eventstoredb', url: settings.EVENTSTOREDB_URL ?? '' } as const);
  const log = pino({ name: purpose, level: 'error' });
  const s3 = bucketOf(settings);
  const storage = stack.use(
    await openAdapters({ databaseUrl, eventStore, personalDataKey, dataDir, s3 }, log, { connections: 4 }),
  );
  if (isThere) await refuseHalfRestored(storage.pool);
  const owned = stack.move();
  return {
    ...storage,
    eventStore: eventStore.kind,
    dataDir,
    bucket: s3?.bucket,
    personalDataKey,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

/** Without a password it generates one; the next start of Ninety sets another. */
async function startOwn(
  folder: string,
  dataDir: string,
  password: string | undefined,
  stack: AsyncDisposableStack,
): Promise<string> {
  const log = path.join(dataDir, 'logs', 'postgres.log');
  const server = stack.adopt(
    await startPostgres({ folder, log, ...(password !== undefined && { password }) }),
    (started) => started.stop(),
  );
  return server.url;
}
