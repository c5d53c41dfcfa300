import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import { temporalAddress } from '#infra/testing/servers/temporal.ts';
import { startProjections } from '#infra/testing/projections.ts';
import { projections } from '#projections/projections.ts';
import { createReadModels } from '#projections/core/read-models.ts';
import { createQuickAnalyses } from '#services/analysis/testing/quick-analysis.ts';
import { createQuestionBank } from '#services/questions/question-bank.ts';
import { createAnalysisActivities } from '../../analysis/activities.ts';
import { analysisReactor } from '../../analysis/reactor.ts';
import { runReactors } from '../../core/run-reactors.ts';
import { runWorker } from '../../core/run-worker.ts';
import { silent, type TestHarness } from '../../core/testing/test-harness.ts';
import type { WorkflowBundle } from '../../core/workflow-bundle.ts';
import { createWorkflowStarter } from '../../core/workflow-starter.ts';
import { createMockTestActivities } from '../activities.ts';
import { mockTestReactor } from '../reactor.ts';

interface ProcessOptions {
  readonly taskQueue: string;
  readonly bundle: WorkflowBundle;
  /** Of written answers; spoken ones are scored at once. */
  readonly analysis: WritingAnalysis;
  /** How far the clock of the tests is ahead, in milliseconds. */
  readonly aheadMs?: number;
}

/** The process of the workflows that score tests and answers: its reactors, its worker and the projections beside it. */
export function startWorkflowProcess(
  { journal, pool, keys, files }: Pick<TestHarness, 'journal' | 'pool' | 'keys' | 'files'>,
  { taskQueue, bundle, analysis, aheadMs = 0 }: ProcessOptions,
) {
  const temporal = { address: temporalAddress(), namespace: 'default', taskQueue };
  const starter = createWorkflowStarter(temporal);
  const readModels = createReadModels(pool);
  const projecting = startProjections({ journal, pool }, projections);
  const stop = new AbortController();
  const { signal } = stop;
  const clock = () => new Date().toISOString();
  const reactors = runReactors({
    journal,
    pool,
    reactors: [mockTestReactor(starter), analysisReactor(starter, journal)],
    log: silent,
    signal,
  });
  const activities = {
    ...createMockTestActivities({
      journal,
      pool,
      keys,
      clock: () => new Date(Date.now() + aheadMs).toISOString(),
    }),
    ...createAnalysisActivities({
      journal,
      bank: createQuestionBank(journal),
      readModels,
      settings: { freeWritingCredits: 0, freeSpeakingCredits: 0 },
      files,
      analyses: { ...createQuickAnalyses(), writing: analysis },
      clock,
    }),
  };
  const worker = runWorker({ temporal, activities, bundle: async () => bundle, log: silent, signal });
  return {
    reactors: () => reactors.states(),
    async [Symbol.asyncDispose]() {
      stop.abort();
      await Promise.all([reactors.ended, worker.ended]);
      await starter[Symbol.asyncDispose]();
      await projecting[Symbol.asyncDispose]();
      await readModels.close();
    },
  };
}
