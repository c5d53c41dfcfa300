import { kindOf } from '#domain/question-types/kinds.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';

/** Whether the score goes above the question: below a long text and its samples, it would be out of sight. */
export const readsScoreFirst = (type: AnswerableCode) => kindOf(type) === 'written-response';
