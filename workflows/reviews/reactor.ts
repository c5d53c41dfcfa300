import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { correctRecall, recordRecall } from '#services/reviews/record-recall.ts';
import { contextOfStep } from '../core/command-context.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';

/** One reactor for answers and corrections, because a card follows the order of its events. */
export function reviewsReactor({ journal }: { readonly journal: Journal }): Reactor {
  return defineReactor({
    name: 'reviews',
    version: 1,
    types: ['AnswerScored', 'AnswerRescored'],
    lanes: { atOnce: 16, of: ({ data, metadata }) => `${metadata.userId}/${data.uid}` },
    async handle({ id, type, data, metadata }) {
      const { userId, correlationId, at } = metadata;
      // Visitors have no reviews.
      if (userId === undefined) return;
      const { uid, attemptId, score } = data;
      const answer = { userId, uid, attemptId, score, at };
      const step = (name: string): CommandContext => contextOfStep({ name, correlationId, userId, at });
      if (type === 'AnswerScored') await recordRecall({ journal }, answer, step(`${attemptId}/recall`));
      else await correctRecall({ journal }, { ...answer, previous: data.previous }, step(`${id}/recall`));
    },
  });
}
