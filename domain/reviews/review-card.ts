import { z } from 'zod';
import { defineEvents, type EventOf } from '../core/codec.ts';
import type { Decider } from '../core/decider.ts';
import { questionUidSchema } from '../question-types/type-code.ts';

/**
 * The stream `review_card-<userId>-<uid>`: when a question that somebody got wrong comes back to them. Intervals
 * grow with each right answer by FSRS; the memory that the algorithm keeps stands in the events, so that a later
 * version of it changes no interval that was promised.
 */
export const memorySchema = z.object({
  /** ISO 8601, UTC. */
  due: z.iso.datetime(),
  /** Days until the chance to remember has fallen to nine in ten. */
  stability: z.number().min(0),
  /** 1 to 10, FSRS's own; not the question's difficulty. */
  difficulty: z.number().min(0).max(10),
  scheduledDays: z.number().min(0),
  learningSteps: z.int().min(0),
  reps: z.int().min(0),
  lapses: z.int().min(0),
  state: z.enum(['new', 'learning', 'review', 'relearning']),
  lastReview: z.iso.datetime(),
});
export type Memory = z.infer<typeof memorySchema>;

/** How an answer counts for memory: not successful, in part, or all points. */
export const recallSchema = z.enum(['again', 'hard', 'good']);
export type Recall = z.infer<typeof recallSchema>;

const definitions = {
  ReviewScheduled: {
    version: 1,
    schema: z.object({
      uid: questionUidSchema,
      /** The attempt that this rests on. */
      attemptId: z.string(),
      recall: recallSchema,
      memory: memorySchema,
      /** Of the algorithm that computed it, e.g. `ts-fsrs 5.2.1`. */
      scheduler: z.string(),
    }),
  },
  /** The student does not want to see it again. */
  ReviewStopped: { version: 1, schema: z.object({ uid: questionUidSchema }) },
} as const;

export type ReviewCardEvent = EventOf<typeof definitions>;
export const reviewCardCodec = defineEvents('review_card', definitions);
export const reviewCardStream = (userId: string, uid: string) => `review_card-${userId}-${uid}`;

export type ReviewCard =
  | { readonly status: 'none' }
  | { readonly status: 'scheduled'; readonly memory: Memory; readonly attemptIds: readonly string[] }
  | { readonly status: 'stopped'; readonly memory: Memory; readonly attemptIds: readonly string[] };

export type ReviewCardCommand =
  | {
      readonly type: 'recordRecall';
      readonly uid: string;
      readonly attemptId: string;
      readonly recall: Recall;
      /** What the algorithm makes of the card's memory and this answer. */
      readonly memory: Memory;
      readonly scheduler: string;
    }
  | { readonly type: 'stopReview'; readonly uid: string };

/** How an answer counts for memory. */
export function recallOf(score: {
  readonly points: number;
  readonly maximum: number;
  readonly successful: boolean;
}): Recall {
  if (!score.successful) return 'again';
  return score.points < score.maximum ? 'hard' : 'good';
}

/** How many attempts a card remembers, to know one that it has seen; a repetition comes soon or never. */
const remembered = 20;

export const reviewCardDecider: Decider<ReviewCard, ReviewCardCommand, ReviewCardEvent, never> = {
  initial: { status: 'none' },
  evolve(state, { type, data }) {
    if (type === 'ReviewStopped') return state.status === 'none' ? state : { ...state, status: 'stopped' };
    const earlier = state.status === 'none' ? [] : state.attemptIds;
    const attemptIds = [...earlier, data.attemptId].slice(-remembered);
    return { status: 'scheduled', memory: data.memory, attemptIds };
  },
  decide(command, state) {
    if (command.type === 'stopReview') {
      return state.status === 'scheduled' ? [{ type: 'ReviewStopped', data: { uid: command.uid } }] : [];
    }
    const { uid, attemptId, recall, memory, scheduler } = command;
    // One that was stopped may be woken by an attempt it knows: its key was corrected, and then again.
    if (state.status === 'scheduled' && state.attemptIds.includes(attemptId)) return [];
    // Only what was missed comes back: a right answer makes no card, and does not wake one that was stopped.
    if (state.status !== 'scheduled' && recall !== 'again') return [];
    return [{ type: 'ReviewScheduled', data: { uid, attemptId, recall, memory, scheduler } }];
  },
};
