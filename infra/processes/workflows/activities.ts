import { createFindAnswer } from '#services/find-answer.ts';
import { createMailGate } from '#services/mail/mail-gate.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { createQuestionBank } from '#services/questions/question-bank.ts';
import type { Activities } from '#workflows/activities.ts';
import { createAnalysisActivities } from '#workflows/analysis/activities.ts';
import { createPurchaseActivities } from '#workflows/commerce/activities.ts';
import { createMailActivities } from '#workflows/mail/activities.ts';
import { createGroupActivities } from '#workflows/notifications/activities.ts';
import { createOldAccountActivities } from '#workflows/old-accounts/activities.ts';
import { createRescoringActivities } from '#workflows/rescoring/activities.ts';
import { createRolloutActivities } from '#workflows/rescoring/rollout-activities.ts';
import { createRewardActivities } from '#workflows/rewards/activities.ts';
import { createMockTestActivities } from '#workflows/sittings/activities.ts';
import type { Parts } from './parts.ts';

/** @param onCrash called with each answer that crashes the analysis */
export function activitiesOf(parts: Parts, onCrash: (answer: string) => void): Activities {
  const { config, storage, clock, mailer, readModels, analyses, embedded, payments, log } = parts;
  const { journal, pool, keys, files } = storage;
  const bank = createQuestionBank(journal);
  const findAnswer = createFindAnswer({ journal, bank, readModels, settings: config, files });
  return {
    ...createMailActivities(createOutbox(pool), mailer, createMailGate({ journal, settings: config })),
    ...createMockTestActivities({ journal, pool, keys, clock }),
    ...createAnalysisActivities({
      findAnswer,
      analyses,
      clock,
      onCrash(answer, error) {
        onCrash(answer);
        log.error({ err: error, answer }, 'this answer crashes the analysis and is set aside');
      },
    }),
    ...createPurchaseActivities({ journal, pool, settings: config, payments, clock, log }),
    ...createRewardActivities({ journal, settings: config, clock }),
    ...createGroupActivities({ journal, readModels, clock }),
    ...createOldAccountActivities({ ...storage, settings: config, clock }),
    ...createRescoringActivities({ journal, readModels, log, clock }),
    ...createRolloutActivities({ journal, findAnswer, analyses: embedded, log, clock }),
  };
}
