import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema, type Instant } from '../core/instant.ts';
import { questionUidSchema } from '../question-types/type-code.ts';

/** The state of the FSRS algorithm for a card. */
export const memorySchema = z.object({
  due: instantSchema,
  /** Days until the probability of recall falls to 90 percent. */
  stability: z.number().min(0),
  /** 1 to 10, FSRS's own; not the question's difficulty. */
  difficulty: z.number().min(0).max(10),
  scheduledDays: z.number().min(0),
  learningSteps: z.int().min(0),
  reps: z.int().min(0),
  lapses: z.int().min(0),
  state: z.enum(['new', 'learning', 'review', 'relearning']),
  lastReview: instantSchema,
});
export type Memory = z.infer<typeof memorySchema>;

export const recallSchema = z.enum(['again', 'hard', 'good']);
export type Recall = z.infer<typeof recallSchema>;

const events = {
  ReviewScheduled: {
    version: 1,
    schema: z.object({
      uid: questionUidSchema,
      /** The attempt that caused it. */
      attemptId: z.string(),
      recall: recallSchema,
      memory: memorySchema,
      /** The algorithm and its version, e.g. `ts-fsrs 5.2.1`. */
      scheduler: z.string(),
    }),
  },
  ReviewStopped: { version: 1, schema: z.object({ uid: questionUidSchema }) },
} as const;

export type ReviewCardEvent = EventOf<typeof events>;

export type ReviewCard =
  | { readonly status: 'none' }
  | { readonly status: 'scheduled'; readonly memory: Memory; readonly attemptIds: readonly string[] }
  | { readonly status: 'stopped'; readonly memory: Memory; readonly attemptIds: readonly string[] };

export function recallOf(score: {
  readonly points: number;
  readonly maximum: number;
  readonly successful: boolean;
}): Recall {
  if (!score.successful) return 'again';
  return score.points < score.maximum ? 'hard' : 'good';
}

/** The number of attempts a card remembers to detect repetitions, which come soon or never. */
const remembered = 20;

/** The stream `review_card-<userId>-<uid>`. FSRS' memory is in the events, so that later versions change no promised interval. */
export const reviewCardStream = defineStream({
  category: 'review_card',
  subject: 'Review',
  events,
  initial: { status: 'none' },
  evolve(state: ReviewCard, { type, data }): ReviewCard {
    if (type === 'ReviewStopped') return state.status === 'none' ? state : { ...state, status: 'stopped' };
    const earlier = state.status === 'none' ? [] : state.attemptIds;
    const attemptIds = [...earlier, data.attemptId].slice(-remembered);
    return { status: 'scheduled', memory: data.memory, attemptIds };
  },
});

export function reviewCardId(userId: string, uid: string): string {
  return `${userId}-${uid}`;
}

export interface RecordRecall {
  readonly uid: string;
  readonly attemptId: string;
  readonly recall: Recall;
  readonly at: Instant;
  readonly scheduler: Scheduler;
}

/** The port of the scheduling algorithm, which is a library. */
export interface Scheduler {
  readonly name: string;
  /** The memory after an answer; `memory` is absent for a new card. */
  next(memory: Memory | undefined, recall: Recall, at: Instant): Memory;
}

/** Creates or updates a question's card. Answers older than the card's last one are ignored. */
export function recordRecall(
  state: ReviewCard,
  { uid, attemptId, recall, at, scheduler }: RecordRecall,
): Decision<ReviewCardEvent> {
  const memory = state.status === 'none' ? undefined : state.memory;
  if (memory && Date.parse(at) < Date.parse(memory.lastReview)) return [];
  // A stopped card may return through a known attempt, if its key is corrected again.
  if (state.status === 'scheduled' && state.attemptIds.includes(attemptId)) return [];
  // Only missed questions return: a right answer creates no card, and does not restart a stopped one.
  if (state.status !== 'scheduled' && recall !== 'again') return [];
  const next = scheduler.next(memory, recall, at);
  return [
    { type: 'ReviewScheduled', data: { uid, attemptId, recall, memory: next, scheduler: scheduler.name } },
  ];
}

export function stopReview(state: ReviewCard, { uid }: { readonly uid: string }): Decision<ReviewCardEvent> {
  return state.status === 'scheduled' ? [{ type: 'ReviewStopped', data: { uid } }] : [];
}

/** After a corrected key turned a miss into a right answer: stops a card that depends only on it. */
export function withdrawRecall(
  state: ReviewCard,
  { uid, attemptId }: { readonly uid: string; readonly attemptId: string },
): Decision<ReviewCardEvent> {
  const restsOnIt = state.status === 'scheduled' && state.attemptIds.every((id) => id === attemptId);
  return restsOnIt ? stopReview(state, { uid }) : [];
}
