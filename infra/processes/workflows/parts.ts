import type { Logger } from 'pino';
import type { Instant } from '#domain/core/instant.ts';
import type { ReadModels } from '#projections/core/read-models.ts';
import type { EmbeddedAnalyses } from '#services/analysis/embedded/embedded-analyses.ts';
import type { Mailer } from '#services/mail/mailer.ts';
import type { WorkflowStarter } from '#workflows/core/workflow-starter.ts';
import type { Config } from '../../config/config.ts';
import type { Storage } from '../open-storage.ts';

export interface Parts {
  readonly config: Config;
  readonly storage: Storage;
  readonly clock: () => Instant;
  readonly starter: WorkflowStarter;
  /** Absent without SMTP: mail stays in the outbox. */
  readonly mailer: Mailer | undefined;
  readonly readModels: ReadModels;
  readonly embedded: EmbeddedAnalyses;
  readonly log: Logger;
}
