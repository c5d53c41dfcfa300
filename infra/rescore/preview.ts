import type { AnalysedCode } from '#domain/question-types/registry.ts';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { AnswerDependencies } from '#services/analysis/scorable-answer.ts';
import { analysedAnswer } from '#services/analysis/analysed-answer.ts';
import { scoreBy, type Analyses } from '#services/analysis/answer-to-score.ts';
import { grouped } from '#services/event-store/lists.ts';
import { compareScores, type ScoreChange } from './compare-scores.ts';
import { storedScores, type StoredScore } from '#services/rescoring/stored-scores.ts';

export interface PreviewOptions {
  readonly type?: AnalysedCode | undefined;
  /** Only what was scored at this time or later. */
  readonly since?: Instant | undefined;
  /** Scores at most so many. */
  readonly limit?: number | undefined;
  /** Holds the points of an endpoint, too, against those of the house. */
  readonly embedded?: boolean;
}

/** What today's scorer would say of a stored answer. It names ids alone, never what was written or by whom. */
export type Previewed = Pick<StoredScore, 'subject' | 'uid' | 'type' | 'at'> & {
  /** Who gave the stored score: its scorer and version. */
  readonly scoredBy: string;
} & (
    | { readonly outcome: 'unchanged' | 'erased' | 'by_endpoint' }
    | { readonly outcome: 'failed'; readonly reason: string }
    | { readonly outcome: 'changed'; readonly change: ScoreChange }
  );

/** The embedded scorer has two threads: one more answer waits for the first that is done. */
const atOnce = 3;

/**
 * Scores every stored answer that an analysis scored by this scorer, and records nothing. What cannot be read or scored is told and
 * keeps no other one back. @throws StoreUnavailable
 */
export async function* previewScores(
  dependencies: AnswerDependencies,
  analyses: Analyses,
  { type, since, limit = Infinity, embedded = false }: PreviewOptions,
): AsyncGenerator<Previewed, void, void> {
  let scored = 0;
  for await (const stored of grouped(storedScores(dependencies.journal, { type, since }), atOnce)) {
    const previews = await Promise.all(
      stored.slice(0, limit - scored).map((one) => preview(dependencies, analyses, one, embedded)),
    );
    yield* previews;
    scored += previews.length;
    if (scored >= limit) return;
  }
}

async function preview(
  dependencies: AnswerDependencies,
  analyses: Analyses,
  { subject, uid, type, at, score, isErased }: StoredScore,
  embedded: boolean,
): Promise<Previewed> {
  const known = { subject, uid, type, at, scoredBy: `${score.scorer} ${score.scorerVersion}` };
  if (isErased) return { ...known, outcome: 'erased' };
  // An endpoint that scored it is not asked again: that costs, and it may be another model by now.
  if (score.model !== undefined && !embedded) return { ...known, outcome: 'by_endpoint' };
  try {
    const answer = await analysedAnswer(dependencies, subject).readAgain();
    if (!answer) return { ...known, outcome: 'erased' };
    const change = compareScores(score, await scoreBy(analyses, answer, 1));
    return change ? { ...known, outcome: 'changed', change } : { ...known, outcome: 'unchanged' };
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return { ...known, outcome: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
