import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { buildClient, clients } from '#infra/launcher/clients.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import { createReadModels } from '#projections/core/read-models.ts';
import { createQuickAnalysis } from '#services/analysis/testing/quick-analysis.ts';
import { createAnalysisActivities } from '#workflows/analysis/activities.ts';
import { analysisReactor } from '#workflows/analysis/reactor.ts';
import { runReactors } from '#workflows/core/run-reactors.ts';
import { runWorker } from '#workflows/core/run-worker.ts';
import { bundleWorkflows } from '#workflows/core/workflow-bundle.ts';
import { createWorkflowStarter } from '#workflows/core/workflow-starter.ts';
import { accountsReactor } from '#workflows/accounts/reactor.ts';
import { mailReactor } from '#workflows/mail/reactor.ts';
import { createMockTestActivities } from '#workflows/mock-tests/activities.ts';
import { mockTestReactor } from '#workflows/mock-tests/reactor.ts';
import { createRescoringActivities } from '#workflows/rescoring/activities.ts';
import { rescoringReactor } from '#workflows/rescoring/reactor.ts';
import { reviewsReactor } from '#workflows/reviews/reactor.ts';
import { startTestApi, type TestApi, type TestApiOptions } from './api.ts';
import { temporalAddress } from './temporal.ts';

export { launchBrowser } from '#infra/browser/launch-browser.ts';

export interface TestSiteOptions extends TestApiOptions {
  /** Whether workflows run too: the Temporal worker takes a second or two to start. */
  readonly temporal?: boolean;
  /** What scores written answers where workflows run; its rules on facts without models unless said otherwise. */
  readonly analysis?: WritingAnalysis;
}

/** The whole product in this process, served on a port with both clients as they are built for production. */
export interface TestSite extends TestApi {
  /** `http://127.0.0.1:<port>`, without a slash at its end. */
  readonly url: string;
}

const root = path.resolve(import.meta.dirname, '..', '..');
const buildLock = 0x6275696c;

export async function startTestSite({
  temporal = false,
  analysis = createQuickAnalysis(),
  ...options
}: TestSiteOptions = {}): Promise<TestSite> {
  await using stack = new AsyncDisposableStack();
  await buildClients();
  const pages = {
    student: path.join(root, 'web-student', 'dist'),
    admin: path.join(root, 'web-admin', 'dist'),
  };
  const api = stack.use(await startTestApi({ ...options, site: { pages, ...options.site } }));
  const url = await api.listen();
  await runWorkflows(api, { site: url, withTemporal: temporal, analysis }, stack);
  const owned = stack.move();
  return { ...api, url, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

interface Workflows {
  readonly site: string;
  readonly withTemporal: boolean;
  readonly analysis: WritingAnalysis;
}

async function runWorkflows(
  api: TestApi,
  { site, withTemporal, analysis }: Workflows,
  stack: AsyncDisposableStack,
) {
  const { journal, bank, keys, files, clock, settings, log } = api.dependencies;
  const { pool } = api.storage;
  const stopping = new AbortController();
  const { signal } = stopping;
  // A queue of its own keeps this site's work from the workers of other tests.
  const taskQueue = `test-${randomUUID()}`;
  const settingsOfTemporal = {
    address: withTemporal ? temporalAddress() : undefined,
    namespace: 'default',
    taskQueue,
  };
  const starter = stack.use(createWorkflowStarter(settingsOfTemporal));
  const readModels = stack.adopt(createReadModels(pool), (opened) => opened.close());
  const reactors = runReactors({
    journal,
    pool,
    log,
    signal,
    reactors: [
      accountsReactor({ journal, keys, pool, files, clock, settings }),
      mailReactor({ journal, pool, clock, settings, site }),
      mockTestReactor(starter),
      reviewsReactor({ journal }),
      rescoringReactor(starter, journal),
      analysisReactor(starter, journal),
    ],
  });
  const worker = runWorker({
    temporal: settingsOfTemporal,
    activities: {
      ...createMockTestActivities({ journal, clock }),
      ...createAnalysisActivities({ journal, bank, readModels, settings, analysis, clock }),
      ...createRescoringActivities({ journal, readModels, log, clock }),
    },
    bundle: () => bundleWorkflows(log),
    log,
    signal,
  });
  stack.defer(async () => {
    stopping.abort();
    await Promise.all([reactors.ended, worker.ended]);
  });
}

/** Builds what has changed since its last build; test files that come at the same time wait for the first one. */
async function buildClients(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [buildLock]);
    for (const name of clients) {
      await buildClient(name, {
        cwd: root,
        environment: process.env,
        log: path.join(tmpdir(), `ninety-build-${process.pid}.log`),
        tell: (sentence) => process.stderr.write(`${sentence}\n`),
        signal: AbortSignal.timeout(120_000),
      });
    }
  } finally {
    await client.end();
  }
}
