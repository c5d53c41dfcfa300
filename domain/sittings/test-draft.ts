import type { Instant } from '../core/instant.ts';
import { isEmptyAnswer, type Answer } from '../question-types/registry.ts';

/** What a student had typed, chosen or recorded for a question of a test and not sent. It fits its question. */
export interface TestDraft {
  readonly uid: string;
  readonly answer: Answer;
  readonly savedAt: Instant;
}

/** Whether a draft counts as the answer to a question whose time ran out: it came in time, and says something. */
export const countsAt = ({ answer, savedAt }: TestDraft, deadline: Instant): boolean =>
  Date.parse(savedAt) < Date.parse(deadline) && !isEmptyAnswer(answer);
