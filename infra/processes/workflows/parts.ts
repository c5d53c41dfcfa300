import type { Logger } from 'pino';
import type { Instant } from '#domain/core/instant.ts';
import type { ReadModels } from '#projections/core/read-models.ts';
import type { Analyses } from '#services/analysis/answer-to-score.ts';
import type { ServiceSettings } from '#services/dependencies.ts';
import type { Mailer } from '#services/mail/mailer.ts';
import type { Payments } from '#services/payments/payments.ts';
import type { WorkflowStarter } from '#workflows/core/workflow-starter.ts';
import type { Config } from '../../config/config.ts';
import type { Storage } from '../open-storage.ts';

export interface Parts {
  readonly config: ServiceSettings & Pick<Config, 'contactEmail'>;
  readonly storage: Storage;
  readonly clock: () => Instant;
  readonly starter: WorkflowStarter;
  /** Absent without SMTP: mail stays in the outbox. */
  readonly mailer: Mailer | undefined;
  readonly readModels: ReadModels;
  /** The configured endpoints, otherwise this release's own scorers. */
  readonly analyses: Analyses;
  /** This release's own scorers, which rollouts use. */
  readonly embedded: Analyses;
  readonly payments: Payments;
  readonly log: Logger;
}
