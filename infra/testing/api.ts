import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tracer } from '@opentelemetry/api';
import pino, { type Logger } from 'pino';
import type { Registry } from 'prom-client';
import { inject } from 'vitest';
import type { Instant } from '#domain/core/instant.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { rateLimits, scaledLimits } from '#domain/core/rate-limits.ts';
import { questionBank } from '#infra/seed/questions.ts';
import { seedAccount } from '#infra/seed/seed-account.ts';
import { seedQuestions } from '#infra/seed/seed-questions.ts';
import { createSeedTracks } from '#infra/seed/tracks.ts';
import { openStorage, type Storage } from '#infra/processes/open-storage.ts';
import { runProjections } from '#projections/core/run-projections.ts';
import { projections } from '#projections/projections.ts';
import { composeApi, type Api, type Site } from '#services/composition.ts';
import type { ServiceSettings } from '#services/dependencies.ts';
import type { S3Settings } from '#services/files/s3-bucket.ts';
import { startHeartbeat } from '#services/health/heartbeats.ts';
import { freshDatabase, type TestDatabase } from './servers/database.ts';
import { chooseStore, storeOfTests, type StoreKind } from './servers/event-store-of-tests.ts';
import { patienceMs } from './patience.ts';
import { createQuickPasswords } from './quick-passwords.ts';
import { createTestPeople, type TestPeople } from './test-people.ts';

export interface TestApiOptions {
  /** By default {@link storeOfTests}. */
  /** A bucket that files are kept in; by default a folder. */
  readonly s3?: S3Settings;
  /** By default Postgres, or what `TEST_EVENT_STORE` says, so that the whole suite runs on the other store. */
  readonly eventStore?: StoreKind;
  readonly settings?: Partial<Omit<ServiceSettings, 'rateLimits'>> & {
    readonly rateLimits?: Partial<ServiceSettings['rateLimits']>;
  };
  readonly clock?: () => Instant;
  /** Where it listens, for a test whose site has to know its own address; by default any that is free. */
  readonly port?: number;
  /** Timed tests other than those of the catalogue. */
  readonly mockTests?: readonly MockTestBlueprint[];
  /** The address of a Postgres of the test's own. */
  readonly postgres?: string;
  readonly site?: Partial<Site>;
  /** Questions of the seed that are there from the start; by default all. */
  readonly questions?: readonly string[] | 'all' | 'none';
  /** Calls and appends are counted in it. */
  readonly metrics?: Registry;
  /** Makes spans of calls, appends and batches of projections. */
  readonly tracer?: Tracer;
}

export type { TestPerson, TestUser } from './test-people.ts';

/** The whole API on real parts in a database of its own, with the projections running in this process. */
export interface TestApi extends Api, TestPeople, AsyncDisposable {
  readonly database: TestDatabase;
  readonly storage: Storage;
  /** The folder of its files. */
  readonly dataDir: string;
  inject: Api['app']['inject'];
  /** Listens on a free port; gives `http://127.0.0.1:<port>`. */
  listen(): Promise<string>;
}

export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  await using stack = new AsyncDisposableStack();
  const { questions = 'all', eventStore: storeKind = storeOfTests(), postgres: server } = options;
  // A copied database has no events where they are stored elsewhere.
  const isSeeded = questions === 'all' && storeKind === 'postgres' && server === undefined;
  const template = inject(isSeeded ? 'seededInstallationUrl' : 'newInstallationUrl');
  const database = stack.use(await freshDatabase(server === undefined ? { template } : { server }));
  const settings = settingsOf(options);
  // `TEST_LOG=error` shows what a failing test's server has to say.
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
  const eventStore = await chooseStore(storeKind, stack);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ninety-api-'));
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const storage = stack.use(
    await openStorage(
      {
        databaseUrl: database.url,
        eventStore,
        personalDataKey: Buffer.from(settings.personalDataKey),
        dataDir,
        s3: options.s3,
      },
      log,
      // Files run side by side on few cores: only a connection that hangs may end a test.
      { connections: 10, timeoutMs: 300_000, metrics: options.metrics, tracer: options.tracer },
    ),
  );
  const { journal } = storage;
  const clock = options.clock ?? (() => new Date().toISOString());
  const passwords = createQuickPasswords();

  const ready = startTestProjections(storage, log, options.tracer, stack);
  const api = stack.use(
    await composeApi(
      {
        ...storage,
        log,
        settings,
        clock,
        passwords,
        ...(options.mockTests && { mockTests: options.mockTests }),
      },
      { tracks: createSeedTracks(), metrics: options.metrics, tracer: options.tracer, ...options.site },
    ),
  );
  await ready;
  if (!isSeeded && questions !== 'none') {
    await seedQuestions(journal, clock(), chosen(questions));
    let last: string | undefined;
    for await (const { position } of journal.readAll()) last = position;
    // A test that is started with some of its questions in the list would find too few.
    await api.dependencies.readModels.waitFor(['questions'], last, patienceMs);
  }

  const { app, dependencies } = api;
  const people = createTestPeople({ app, journal, settings, passwords, clock });
  const owned = stack.move();
  return {
    app,
    dependencies,
    database,
    storage,
    dataDir,
    inject: ((request) => app.inject(request)) as Api['app']['inject'],
    ...people,
    listen: () => app.listen({ port: options.port ?? 0, host: '127.0.0.1' }),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

function settingsOf(options: TestApiOptions): ServiceSettings {
  return {
    environment: 'development',
    publicUrl: 'http://localhost:8090',
    securityLogDays: 90,
    tokenSecret: randomBytes(32).toString('hex'),
    personalDataKey: randomBytes(32),
    readingSprintSeconds: 360,
    quickSectionSeconds: 600,
    freeWritingCredits: 10,
    freeSpeakingCredits: 10,
    ...options.settings,
    rateLimits: { ...scaledLimits(rateLimits, 1_000), ...options.settings?.rateLimits },
  };
}

/** @returns when they have caught up */
function startTestProjections(
  { journal, pool }: Storage,
  log: Logger,
  tracer: Tracer | undefined,
  stack: AsyncDisposableStack,
): Promise<void> {
  const stopping = new AbortController();
  const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
  const running = runProjections({
    journal,
    pool,
    projections,
    log,
    signal: stopping.signal,
    onReady,
    tracer,
  });
  stack.defer(async () => {
    stopping.abort();
    await running;
  });
  stack.use(startHeartbeat(pool, { name: 'projections', log }));
  return ready;
}

function chosen(questions: readonly string[] | 'all') {
  if (questions === 'all') return questionBank;
  return questionBank.filter(({ uid }) => questions.includes(uid));
}

export { seedAccount };

/** Waits for a fact, looking every few milliseconds; the last failure is thrown when it does not come about. */
export async function eventually<Value>(look: () => Value | Promise<Value>): Promise<Value> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(10);
    }
  }
}
