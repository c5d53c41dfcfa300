import { randomUUID } from 'node:crypto';
import type { SpeechAnalysis } from '#domain/scoring/speech-analysis.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import { createReadModels } from '#projections/core/read-models.ts';
import { createFindAnswer } from '#services/find-answer.ts';
import { createQuickAnalysis, createQuickSpeech } from '#services/analysis/testing/quick-analysis.ts';
import { accountsReactor } from '#workflows/accounts/reactor.ts';
import { purchaseReactor } from '#workflows/commerce/purchase-reactor.ts';
import { safetyReactor } from '#workflows/accounts/safety-reactor.ts';
import { createAnalysisActivities } from '#workflows/analysis/activities.ts';
import { analysisReactor } from '#workflows/analysis/reactor.ts';
import { createPurchaseActivities } from '#workflows/commerce/activities.ts';
import { purchasesReactor } from '#workflows/commerce/reactor.ts';
import { runReactors } from '#workflows/core/run-reactors.ts';
import { runWorker } from '#workflows/core/run-worker.ts';
import { bundleForTests } from '#workflows/core/testing/bundle-of-today.ts';
import { createWorkflowStarter } from '#workflows/core/workflow-starter.ts';
import { contactReactor } from '#workflows/inbox/reactor.ts';
import { mailReactor } from '#workflows/mail/reactor.ts';
import { serviceMailReactor } from '#workflows/mail/service-reactor.ts';
import { createMockTestActivities } from '#workflows/sittings/activities.ts';
import { mockTestReactor } from '#workflows/sittings/reactor.ts';
import { createRescoringActivities } from '#workflows/rescoring/activities.ts';
import { rescoringReactor } from '#workflows/rescoring/reactor.ts';
import { createGroupActivities } from '#workflows/notifications/activities.ts';
import { groupsReactor } from '#workflows/notifications/reactor.ts';
import { createOldAccountActivities } from '#workflows/old-accounts/activities.ts';
import { oldAccountsReactor } from '#workflows/old-accounts/reactor.ts';
import { invitationsReactor } from '#workflows/referrals/invitations-reactor.ts';
import { referralsReactor } from '#workflows/referrals/reactor.ts';
import { reviewsReactor } from '#workflows/reviews/reactor.ts';
import { createRewardActivities } from '#workflows/rewards/activities.ts';
import { rewardsReactor } from '#workflows/rewards/reactor.ts';
import type { TestApi } from './api.ts';

/** Who gets what is written on the contact page. */
const teamAddress = 'team@ninety.example';

export interface TestWorkflowsOptions {
  /** `host:port` of Temporal; where it is undefined the reactors run without it. */
  readonly address: string | undefined;
  /** Where mails lead to. */
  readonly site?: string;
  /** What scores written answers; its rules on facts without models unless said otherwise. */
  readonly analysis?: WritingAnalysis;
  /** What scores spoken answers; as quick unless said otherwise. */
  readonly speech?: SpeechAnalysis;
}

/** The process of the workflows for a test's API: every reactor, and the worker. */
export function startTestWorkflows(
  api: TestApi,
  {
    address,
    site = 'http://127.0.0.1',
    analysis = createQuickAnalysis(),
    speech = createQuickSpeech(),
  }: TestWorkflowsOptions,
): AsyncDisposable {
  const { journal, bank, keys, files, clock, settings, log } = api.dependencies;
  const { pool } = api.storage;
  const stopping = new AbortController();
  const { signal } = stopping;
  // A queue of its own keeps this site's work from the workers of other tests.
  const temporal = { address, namespace: 'default', taskQueue: `test-${randomUUID()}` };
  const starter = createWorkflowStarter(temporal);
  const readModels = createReadModels(pool);
  const posting = { journal, pool, clock, settings, site };
  const reactors = runReactors({
    journal,
    pool,
    log,
    signal,
    reactors: [
      accountsReactor({ journal, keys, pool, files, clock, settings }),
      mailReactor(posting),
      safetyReactor(posting),
      serviceMailReactor(posting),
      purchaseReactor(posting),
      contactReactor({ ...posting, contactEmail: teamAddress }),
      invitationsReactor(posting),
      mockTestReactor(starter),
      reviewsReactor({ journal }),
      referralsReactor({ journal }),
      rescoringReactor(starter, journal),
      analysisReactor(starter, journal),
      purchasesReactor(starter),
      rewardsReactor(starter),
      groupsReactor(starter),
      oldAccountsReactor(starter),
    ],
  });
  const worker = runWorker({
    temporal,
    activities: {
      ...createMockTestActivities({ journal, pool, keys, clock }),
      ...createAnalysisActivities({
        findAnswer: createFindAnswer({ journal, bank, files, readModels, settings }),
        analyses: { writing: analysis, speech },
        clock,
      }),
      ...createPurchaseActivities(api.dependencies),
      ...createRewardActivities({ journal, settings, clock }),
      ...createGroupActivities({ journal, readModels, clock }),
      ...createOldAccountActivities({ journal, keys, pool, files, settings, clock }),
      ...createRescoringActivities({ journal, readModels, log, clock }),
    },
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
