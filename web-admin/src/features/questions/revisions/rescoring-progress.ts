import type { QuestionRevisions } from './question-revisions.ts';

export interface RescoringProgress {
  readonly keyRevision: number;
  readonly done: number;
  readonly total: number;
}

type Revision = Pick<QuestionRevisions['revisions'][number], 'revision' | 'changesKey' | 'attempts'>;

/** The progress of rescoring; `undefined` if the key never changed. */
export function rescoringProgress(revisions: readonly Revision[]): RescoringProgress | undefined {
  const keyRevision = Math.max(...revisions.filter((each) => each.changesKey).map((each) => each.revision));
  if (!Number.isFinite(keyRevision)) return undefined;
  const old = sumOf(revisions.filter(({ revision }) => revision < keyRevision));
  const total = sumOf(revisions);
  return { keyRevision, done: total - old, total };
}

export function sumOf(revisions: readonly Pick<Revision, 'attempts'>[]): number {
  return revisions.reduce((sum, { attempts }) => sum + attempts, 0);
}
