import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import { startProjections } from '#infra/testing/projections.ts';
import { projections } from '#projections/projections.ts';
import { createReadModels } from '#projections/core/read-models.ts';
import { createQuickAnalyses } from '#services/analysis/testing/quick-analysis.ts';
import { createFindAnswer } from '#services/find-answer.ts';
import { createQuestionBank } from '#services/questions/question-bank.ts';
import { createAnalysisActivities } from '../../analysis/activities.ts';
import { analysisReactor } from '../../analysis/reactor.ts';
import type { TestHarness } from '../../core/testing/test-harness.ts';
import { startTestWorkers } from '../../core/testing/test-workers.ts';
import { createMockTestActivities } from '../activities.ts';
import { mockTestReactor } from '../reactor.ts';

interface ProcessOptions {
  readonly taskQueue: string;
  /** Of written answers; spoken ones are scored at once. */
  readonly analysis: WritingAnalysis;
  /** The lead of the tests' clock, in milliseconds. */
  readonly aheadMs?: number;
}

/** The process of the scoring workflows: its reactors, worker and projections. */
export async function startWorkflowProcess(
  { journal, pool, keys, files }: Pick<TestHarness, 'journal' | 'pool' | 'keys' | 'files'>,
  { taskQueue, analysis, aheadMs = 0 }: ProcessOptions,
) {
  const stack = new AsyncDisposableStack();
  const readModels = stack.adopt(createReadModels(pool), (opened) => opened.close());
  stack.use(startProjections({ journal, pool }, projections));
  const activities = {
    ...createMockTestActivities({
      journal,
      pool,
      keys,
      clock: () => new Date(Date.now() + aheadMs).toISOString(),
    }),
    ...createAnalysisActivities({
      findAnswer: createFindAnswer({
        journal,
        bank: createQuestionBank(journal),
        readModels,
        settings: { freeWritingCredits: 0, freeSpeakingCredits: 0 },
        files,
      }),
      analyses: { ...createQuickAnalyses(), writing: analysis },
      clock: () => new Date().toISOString(),
    }),
  };
  const { reactors } = stack.use(
    await startTestWorkers(
      { journal, pool },
      activities,
      (starter) => [mockTestReactor(starter), analysisReactor(starter, journal)],
      { taskQueue },
    ),
  );
  const owned = stack.move();
  return { reactors, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}
