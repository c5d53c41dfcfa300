import type { OutputOf } from '#domain/core/contract.ts';
import type { fetchQuestionRevisions } from '#domain/questions/admin-contract.ts';

export type QuestionRevisions = OutputOf<typeof fetchQuestionRevisions>['body'];
