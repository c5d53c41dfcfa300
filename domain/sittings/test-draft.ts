import type { Instant } from '../core/instant.ts';
import { isEmptyAnswer, type Answer } from '../question-types/registry.ts';

/** An unsent answer in a test: typed, chosen or recorded. It fits its question. */
export interface TestDraft {
  readonly uid: string;
  readonly answer: Answer;
  readonly savedAt: Instant;
}

/** Whether a draft becomes the answer when the time runs out: saved in time and not empty. */
export const countsAt = ({ answer, savedAt }: TestDraft, deadline: Instant): boolean =>
  Date.parse(savedAt) < Date.parse(deadline) && !isEmptyAnswer(answer);
