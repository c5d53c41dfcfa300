import type { ReviewCardEvent } from '#domain/reviews/review-card.ts';
import { defineProjection } from '../core/projection.ts';

/** When a question that a user got wrong comes back to them. */
export interface ReviewRow {
  readonly userId: string;
  readonly uid: string;
  /** Null once the reviews of this question were stopped, until it is missed again. */
  readonly due: string | null;
  /** How often it was missed again after it had been known. */
  readonly lapses: number;
}

export const reviews = defineProjection<'reviews', ReviewRow, ReviewCardEvent['type']>({
  name: 'reviews',
  version: 1,
  columns: { userId: 'text', uid: 'text', due: 'text null', lapses: 'integer' },
  key: ['userId', 'uid'],
  indexes: [{ columns: ['userId', 'due', 'uid'], include: ['lapses'], where: 'due is not null' }],
  eventTypes: ['ReviewScheduled', 'ReviewStopped'],
  keyOf: ({ data, metadata }) => (metadata.userId === undefined ? undefined : [metadata.userId, data.uid]),
  fold(row, { type, data, metadata }) {
    if (type === 'ReviewStopped') return row && { ...row, due: null };
    const { due, lapses } = data.memory;
    return { userId: metadata.userId ?? '', uid: data.uid, due, lapses };
  },
});
