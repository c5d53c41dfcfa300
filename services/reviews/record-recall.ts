import type { Decider } from '#domain/core/decider.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import {
  recallOf,
  reviewCardCodec,
  reviewCardDecider,
  reviewCardStream,
  type Recall,
  type ReviewCard,
  type ReviewCardEvent,
} from '#domain/reviews/review-card.ts';
import type { Score } from '#domain/scoring/score.ts';
import { execute } from '../core/command-handler.ts';
import { nextMemory, schedulerName } from './scheduler.ts';

interface Needs {
  readonly journal: Journal;
}
type Counted = Pick<Score, 'points' | 'maximum' | 'successful'>;

/** An answer of a user in practice, as memory sees it. */
export interface AnswerToRecall {
  readonly userId: string;
  readonly uid: string;
  readonly attemptId: string;
  readonly score: Counted;
  /** When it was given, or scored again: ISO 8601, UTC. */
  readonly at: string;
}

/**
 * Makes or moves the card of a question by an answer. Repeating it changes nothing, and neither does an answer that is
 * older than the last one that the card has seen.
 * @throws StoreUnavailable
 */
export async function recordRecall(
  { journal }: Needs,
  { userId, uid, attemptId, score, at }: AnswerToRecall,
  context: CommandContext,
): Promise<void> {
  await onCard(
    journal,
    userId,
    uid,
    context,
    {
      ...reviewCardDecider,
      decide(recall: Recall, card) {
        const memory = card.status === 'none' ? undefined : card.memory;
        if (memory && Date.parse(at) < Date.parse(memory.lastReview)) return [];
        const next = nextMemory(memory, recall, at);
        const command = {
          type: 'recordRecall',
          uid,
          attemptId,
          recall,
          memory: next,
          scheduler: schedulerName,
        } as const;
        return reviewCardDecider.decide(command, card);
      },
    },
    recallOf(score),
  );
}

/**
 * Follows the correction of a key: an answer that turns out to be wrong makes a card, and a card that rests on nothing
 * but an answer that turns out to be right is stopped.
 * @throws StoreUnavailable
 */
export async function correctRecall(
  { journal }: Needs,
  { previous, ...answer }: AnswerToRecall & { readonly previous: Counted },
  context: CommandContext,
): Promise<void> {
  const { userId, uid, attemptId, score } = answer;
  if (score.successful === previous.successful) return;
  if (!score.successful) return recordRecall({ journal }, answer, context);
  await onCard(
    journal,
    userId,
    uid,
    context,
    {
      ...reviewCardDecider,
      decide(command: { readonly type: 'stopReview'; readonly uid: string }, card) {
        const restsOnIt = card.status === 'scheduled' && card.attemptIds.every((id) => id === attemptId);
        return restsOnIt ? reviewCardDecider.decide(command, card) : [];
      },
    },
    { type: 'stopReview', uid },
  );
}

/** Takes a question off a user's reviews; nothing happens when it is on none. @throws StoreUnavailable */
export function stopReview({ journal }: Needs, userId: string, uid: string, context: CommandContext) {
  return onCard(journal, userId, uid, context, reviewCardDecider, { type: 'stopReview', uid });
}

/** What is decided on the card's state is decided anew where somebody else changed the card meanwhile. */
function onCard<Command>(
  journal: Journal,
  userId: string,
  uid: string,
  context: CommandContext,
  decider: Decider<ReviewCard, Command, ReviewCardEvent, never>,
  command: Command,
) {
  const stream = reviewCardStream(userId, uid);
  return execute(journal, { decider, codec: reviewCardCodec, stream, context, commands: [command] });
}
