import { randomUUID } from 'node:crypto';
import type { SpeechAnalysis } from '#domain/scoring/speech-analysis.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import { activitiesOf } from '#infra/processes/workflows/activities.ts';
import type { Parts } from '#infra/processes/workflows/parts.ts';
import { reactorsOf } from '#infra/processes/workflows/reactors.ts';
import { createReadModels } from '#projections/core/read-models.ts';
import { createQuickAnalysis, createQuickSpeech } from '#services/analysis/testing/quick-analysis.ts';
import { runReactors } from '#workflows/core/run-reactors.ts';
import { runWorker } from '#workflows/core/run-worker.ts';
import { bundleForTests } from '#workflows/core/testing/bundle-of-today.ts';
import { createWorkflowStarter } from '#workflows/core/workflow-starter.ts';
import type { TestApi } from './api.ts';

/** The recipient of messages from the contact page. */
const contactEmail = 'team@ninety.example';

export interface TestWorkflowsOptions {
  /** `host:port` of Temporal; if undefined, the reactors run without it. */
  readonly address: string | undefined;
  /** The site that links in mails lead to. */
  readonly site?: string;
  /** Scores written answers; by default, the rules with facts that need no models. */
  readonly analysis?: WritingAnalysis;
  /** Scores spoken answers; by default just as fast. */
  readonly speech?: SpeechAnalysis;
}

/** The workflows process of a test's API: every reactor, and the worker. */
export function startTestWorkflows(
  api: TestApi,
  {
    address,
    site = 'http://127.0.0.1',
    analysis = createQuickAnalysis(),
    speech = createQuickSpeech(),
  }: TestWorkflowsOptions,
): AsyncDisposable {
  const { journal, clock, settings, payments, log } = api.dependencies;
  const { pool } = api.storage;
  const stopping = new AbortController();
  const { signal } = stopping;
  // A separate queue isolates this site's work from the workers of other tests.
  const temporal = { address, namespace: 'default', taskQueue: `test-${randomUUID()}` };
  const starter = createWorkflowStarter(temporal);
  const readModels = createReadModels(pool);
  const analyses = { writing: analysis, speech };
  const parts: Parts = {
    config: { ...settings, publicUrl: site, contactEmail },
    storage: { ...api.storage, journal },
    clock,
    starter,
    // Mail stays in the outbox.
    mailer: undefined,
    readModels,
    analyses,
    embedded: analyses,
    payments,
    log,
  };
  const onCrash = () => undefined;
  const reactors = runReactors({ journal, pool, log, signal, reactors: reactorsOf(parts) });
  const worker = runWorker({
    temporal,
    activities: activitiesOf(parts, onCrash),
    bundle: () => bundleForTests(log),
    log,
    signal,
  });
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await Promise.all([reactors.ended, worker.ended]);
      await starter[Symbol.asyncDispose]();
      await readModels.close();
    },
  };
}
