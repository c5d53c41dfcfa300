import type { AnswerableCode } from '#domain/question-types/registry.ts';
import type { ArchiveLimits } from './archive.ts';

export interface ReadOptions {
  /** As what items from elsewhere are read; without it, as what they look like. */
  readonly type?: AnswerableCode | undefined;
  /** A name for a question that has none of ours. */
  readonly newUid: (type: AnswerableCode) => string;
  readonly limits?: ArchiveLimits;
}
