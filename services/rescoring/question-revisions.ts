import { Defect } from '#domain/core/defect.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { readQuestionHistory } from '../questions/question-history.ts';

/** All revisions of a question, and the latest correction of its key. */
export interface QuestionRevisions {
  of(revision: number): Question;
  readonly correction?: Correction;
}

export interface Correction {
  readonly question: Question;
  readonly revision: number;
  readonly reason: string;
}

export type CorrectedQuestion = QuestionRevisions & { readonly correction: Correction };

/** Read from the store, so that a recent correction is included. @throws StoreUnavailable */
export async function readQuestionRevisions(journal: Journal, uid: string): Promise<QuestionRevisions> {
  const revisions = (await readQuestionHistory(journal, uid))?.revisions ?? [];
  const newest = revisions.findLast(({ changesKey }) => changesKey);
  return {
    of(revision) {
      const found = revisions[revision - 1];
      if (!found) throw new Defect(`${uid} has no revision ${revision}`);
      return found.question;
    },
    ...(newest && {
      correction: { question: newest.question, revision: newest.revision, reason: newest.reason ?? '' },
    }),
  };
}

export function isCorrected(revisions: QuestionRevisions): revisions is CorrectedQuestion {
  return revisions.correction !== undefined;
}

/** @throws StoreUnavailable, Defect for an unknown question */
export async function revisionAt(journal: Journal, uid: string, streamRevision: number): Promise<number> {
  const history = await readQuestionHistory(journal, uid, streamRevision);
  if (!history) throw new Defect(`${uid} is not in the bank`);
  return history.present.revision;
}
