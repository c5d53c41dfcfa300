import { Defect } from '#domain/core/defect.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { readQuestionHistory } from '../questions/question-history.ts';

/** What a question was in each of its revisions, and the newest correction of its key. */
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

/** As the store knows them now: a correction of a moment ago is in them. @throws StoreUnavailable */
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

/** The question's revision at a revision of its stream. @throws StoreUnavailable, Defect for no such question */
export async function revisionAt(journal: Journal, uid: string, streamRevision: number): Promise<number> {
  const history = await readQuestionHistory(journal, uid, streamRevision);
  if (!history) throw new Defect(`${uid} is not in the bank`);
  return history.present.revision;
}
