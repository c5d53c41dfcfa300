import { kindOf } from '#domain/question-types/kinds.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';

/** Whether the score comes above the question once there is one: below a long text with its samples it is out of sight. */
export const readsScoreFirst = (type: AnswerableCode) => kindOf(type) === 'written-response';
