import type { AnswerableCode } from '#domain/question-types/registry.ts';
import type { ArchiveLimits } from './archive.ts';

export interface ReadOptions {
  readonly type?: AnswerableCode | undefined;
  readonly newUid: (type: AnswerableCode) => string;
  readonly limits?: ArchiveLimits;
}
