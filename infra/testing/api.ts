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
  /** The bucket for files; by default they are in a folder. */
  readonly s3?: S3Settings;
  /**
   * By default Postgres, or the store named by `TEST_EVENT_STORE`, so that the whole suite can run on the other store.
   */
  readonly eventStore?: StoreKind;
  readonly settings?: Partial<Omit<ServiceSettings, 'rateLimits'>> & {
    readonly rateLimits?: Partial<ServiceSettings['rateLimits']>;
  };
  readonly clock?: () => Instant;
  /** The port, for a test whose site needs its own address; by default any free one. */
  readonly port?: number;
  /** Timed tests that replace those of the catalogue. */
  readonly mockTests?: readonly MockTestBlueprint[];
  /** The address of a separate Postgres for the test. */
  readonly postgres?: string;
  readonly site?: Partial<Site>;
  /** The seeded questions that exist at the start; all by default. */
  readonly questions?: readonly string[] | 'all' | 'none';
  readonly metrics?: Registry;
  /** Records spans of calls, appends and projection batches. */
  readonly tracer?: Tracer;
}

export type { TestPerson, TestUser } from './test-people.ts';

/** The full API with real adapters and a separate database; the projections run in this process. */
export interface TestApi extends Api, TestPeople, AsyncDisposable {
  readonly database: TestDatabase;
  readonly storage: Storage;
  readonly dataDir: string;
  inject: Api['app']['inject'];
  /** Listens on a free port. @returns `http://127.0.0.1:<port>` */
  listen(): Promise<string>;
}

export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  await using stack = new AsyncDisposableStack();
  const { questions = 'all', eventStore: storeKind = storeOfTests(), postgres: server } = options;
  // With another event store, a copied database has no events.
  const isSeeded = questions === 'all' && storeKind === 'postgres' && server === undefined;
  const template = inject(isSeeded ? 'seededInstallationUrl' : 'newInstallationUrl');
  const database = stack.use(await freshDatabase(server === undefined ? { template } : { server }));
  const settings = settingsOf(options);
  // `TEST_LOG=error` prints the server's errors of a failing test.
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
      // Test files share few cores: only a hanging connection may end a test.
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
    // A test that starts before the list has all its questions would find too few.
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

/** Polls until a check passes; rethrows its last failure after the timeout. */
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
