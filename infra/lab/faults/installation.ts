import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { identitySchema, isAlive } from '#infra/launcher/identity.ts';
import { launch } from '#infra/launcher/launch.ts';
import { ninetyPlan } from '#infra/launcher/plan.ts';
import { claimRun } from '#infra/launcher/run-file.ts';
import type { Steps } from '#infra/launcher/steps.ts';
import { readSecrets } from '#infra/config/secrets.ts';
import { freePort } from '#infra/launcher/free-port.ts';
import { runningPostgres } from '#infra/postgres/server.ts';
import { startStore, type StoreKind, type StoreServer } from './event-store-server.ts';
import { allParts, type PartName } from './kill-order.ts';

interface InstallationOptions {
  readonly sprintSeconds: number;
  readonly sectionSeconds?: number;
  readonly store?: StoreKind;
  readonly environment?: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

export interface Installation extends AsyncDisposable {
  readonly baseUrl: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly personalDataKey: Buffer;
  readonly eventStore: StoreServer['eventStore'];
  readonly backs: readonly { readonly part: PartName; readonly atMs: number }[];
  /** Kills a part with SIGKILL, once it runs; settles when a new one runs. @returns the time of the kill */
  kill(part: PartName): Promise<number>;
}

const prefix = 'ninety-faults-';
const personalDataKey = Buffer.alloc(32, 1);
const admin = { email: 'admin@ninety.example', password: 'not a secret here' };
const runSchema = z.object({ parts: z.array(z.object({ name: z.string(), identity: identitySchema })) });
/** The launcher pauses up to 10 seconds before it restarts a failing part. */
const restartPatienceMs = 60_000;

/**
 * Starts an installation in a temporary folder and on free ports, without the clients.
 * @param sprintSeconds the duration of a reading sprint; `sectionSeconds` the maximum duration of a section in a quick
 * sitting
 */
export async function startInstallation({
  sprintSeconds,
  sectionSeconds = 600,
  store: kind = 'postgres',
  environment: given = {},
  log,
}: InstallationOptions): Promise<Installation> {
  await clearAway();
  const store = await startStore(kind);
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  const port = await freePort();
  const environment = {
    ...process.env,
    ...foreignSettings,
    ...ownSettings,
    ...store.environment,
    DATA_DIR: folder,
    PORT: String(port),
    READING_SPRINT_SECONDS: String(sprintSeconds),
    QUICK_SECTION_SECONDS: String(sectionSeconds),
    ...given,
  };
  const backs: Installation['backs'][number][] = [];
  const tell = (line: string) => {
    const part = allParts.find((name) => line === `${name} is running again`);
    if (part) backs.push({ part, atMs: Date.now() });
    log(line);
  };
  const never = new AbortController().signal;
  const launched = await launch({ ...ninetyPlan(false), clients: [] }, environment, stepsInto(tell), {
    signal: never,
    force: never,
  });
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    databaseUrl: databaseUrlOf(folder),
    dataDir: folder,
    admin,
    personalDataKey,
    eventStore: store.eventStore,
    backs,
    async kill(part) {
      if (part === 'EventStoreDB') {
        const killedMs = Date.now();
        await store.kill();
        backs.push({ part, atMs: Date.now() });
        return killedMs;
      }
      const { pid } = await untilRunning(folder, part);
      process.kill(pid, 'SIGKILL');
      const killedMs = Date.now();
      while (running(folder, part)?.pid === pid) await pause(10);
      await untilRunning(folder, part);
      return killedMs;
    },
    async [Symbol.asyncDispose]() {
      await launched.stop();
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function running(folder: string, name: string) {
  const { parts } = runSchema.parse(JSON.parse(readFileSync(path.join(folder, 'run.json'), 'utf8')));
  const identity = parts.find((part) => part.name === name)?.identity;
  return identity && isAlive(identity) ? identity : undefined;
}

async function untilRunning(folder: string, name: string) {
  for (const until = Date.now() + restartPatienceMs; Date.now() < until; await pause(50)) {
    const identity = running(folder, name);
    if (identity) return identity;
  }
  throw new Error(`${name} was not started again within ${restartPatienceMs / 1000} s`);
}

const ownSettings = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  TOKEN_SECRET: 'faults'.repeat(6),
  PERSONAL_DATA_KEY: personalDataKey.toString('base64'),
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  STUDENT_PASSWORD: 'not a secret here',
  DEMO_HISTORY: 'false',
  RATE_LIMIT_FACTOR: '1000000',
};

/** The caller's environment may not lead to another installation. */
const foreignSettings = {
  DATABASE_URL: undefined,
  TEMPORAL_ADDRESS: undefined,
  TEMPORAL_NAMESPACE: undefined,
  TEMPORAL_TASK_QUEUE: undefined,
  EVENT_STORE: undefined,
  EVENTSTOREDB_URL: undefined,
  NINETY_ENV: undefined,
  NODE_OPTIONS: undefined,
};

function stepsInto(log: (line: string) => void): Steps {
  return {
    run: (_, work) => work((what) => log(what)),
    line: log,
  };
}

function databaseUrlOf(folder: string): string {
  const password = readSecrets(folder)?.POSTGRES_PASSWORD ?? '';
  const url = runningPostgres(path.join(folder, 'postgres'), password);
  if (url === undefined) throw new Error(`no Postgres runs in ${folder}`);
  return url;
}

/** Ends Postgres and Temporal of a killed run. */
async function clearAway(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = path.join(tmpdir(), name);
    try {
      (await claimRun(folder)).release();
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another run is active there, or another user's.
    }
  }
}
