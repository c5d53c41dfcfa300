import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import * as card from '#domain/reviews/review-card.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { scheduler } from './scheduler.ts';

type Counted = Pick<Score, 'points' | 'maximum' | 'successful'>;

export interface AnswerToRecall {
  readonly userId: string;
  readonly uid: string;
  readonly attemptId: string;
  readonly score: Counted;
  readonly at: Instant;
}

/** Creates or updates a question's card; idempotent, ignores answers older than the card's last. @throws StoreUnavailable */
export async function recordRecall(
  { journal }: Pick<Dependencies, 'journal'>,
  { userId, uid, attemptId, score, at }: AnswerToRecall,
  context: CommandContext,
): Promise<void> {
  const recall = card.recallOf(score);
  await handle(journal, card.reviewCardStream, card.reviewCardId(userId, uid), context, (state) =>
    card.recordRecall(state, { uid, attemptId, recall, at, scheduler }),
  );
}

/** After a corrected key: creates a card for a new miss, stops one that depends on a former miss. @throws StoreUnavailable */
export async function correctRecall(
  { journal }: Pick<Dependencies, 'journal'>,
  { previous, ...answer }: AnswerToRecall & { readonly previous: Counted },
  context: CommandContext,
): Promise<void> {
  const { userId, uid, attemptId, score } = answer;
  if (score.successful === previous.successful) return;
  if (!score.successful) return recordRecall({ journal }, answer, context);
  await handle(journal, card.reviewCardStream, card.reviewCardId(userId, uid), context, (state) =>
    card.withdrawRecall(state, { uid, attemptId }),
  );
}

/** No event without a card. @throws StoreUnavailable */
export function stopReview(
  { journal }: Pick<Dependencies, 'journal'>,
  userId: string,
  uid: string,
  context: CommandContext,
) {
  return handle(journal, card.reviewCardStream, card.reviewCardId(userId, uid), context, (state) =>
    card.stopReview(state, { uid }),
  );
}
