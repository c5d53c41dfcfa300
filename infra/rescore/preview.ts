import type { AnalysedCode } from '#domain/question-types/registry.ts';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { FindAnswer } from '#services/analysis/scorable-answer.ts';
import type { StoredAnswers } from './open-stored-answers.ts';
import { scoreBy, type Analyses } from '#services/analysis/answer-to-score.ts';
import { grouped } from '#services/event-store/lists.ts';
import { compareScores, type ScoreChange } from './compare-scores.ts';
import { storedScores, type StoredScore } from '#services/rescoring/stored-scores.ts';

export interface PreviewOptions {
  readonly type?: AnalysedCode | undefined;
  readonly since?: Instant | undefined;
  readonly limit?: number | undefined;
  /** Also compares scores of an endpoint with the embedded scorer's. */
  readonly embedded?: boolean;
}

/** The current score of a stored answer. Contains ids only, no text or person. */
export type Previewed = Pick<StoredScore, 'subject' | 'uid' | 'type' | 'at'> & {
  /** The stored score's scorer and version. */
  readonly scoredBy: string;
} & (
    | { readonly outcome: 'unchanged' | 'erased' | 'by_endpoint' }
    | { readonly outcome: 'failed'; readonly reason: string }
    | { readonly outcome: 'changed'; readonly change: ScoreChange }
  );

/** The embedded scorer has two threads, plus one answer waiting. */
const atOnce = 3;

/**
 * Scores every stored analysed answer without recording anything. Reports unreadable or unscorable ones and continues.
 * @throws StoreUnavailable
 */
export async function* previewScores(
  { journal, findAnswer }: StoredAnswers,
  analyses: Analyses,
  { type, since, limit = Infinity, embedded = false }: PreviewOptions,
): AsyncGenerator<Previewed, void, void> {
  let scored = 0;
  for await (const stored of grouped(storedScores(journal, { type, since }), atOnce)) {
    const previews = await Promise.all(
      stored.slice(0, limit - scored).map((one) => preview(findAnswer, analyses, one, embedded)),
    );
    yield* previews;
    scored += previews.length;
    if (scored >= limit) return;
  }
}

async function preview(
  findAnswer: FindAnswer,
  analyses: Analyses,
  { subject, uid, type, at, score, isErased }: StoredScore,
  embedded: boolean,
): Promise<Previewed> {
  const known = { subject, uid, type, at, scoredBy: `${score.scorer} ${score.scorerVersion}` };
  if (isErased) return { ...known, outcome: 'erased' };
  // Endpoints are not called again: they cost money, and the model may have changed.
  if (score.model !== undefined && !embedded) return { ...known, outcome: 'by_endpoint' };
  try {
    const answer = await findAnswer(subject).readAgain();
    if (!answer) return { ...known, outcome: 'erased' };
    const change = compareScores(score, await scoreBy(analyses, answer, 1));
    return change ? { ...known, outcome: 'changed', change } : { ...known, outcome: 'unchanged' };
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return { ...known, outcome: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
